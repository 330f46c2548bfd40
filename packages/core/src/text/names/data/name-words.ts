import { wordSet } from "../../../languages/shared/word-set.ts";

/** Titles and offices in front of a name, folded, all four languages. */
export const titles: ReadonlySet<string> = wordSet(`
  mr mrs ms miss mx sir dame lord lady dr prof professor rev reverend father sister president vice premier
  prime minister chancellor secretary senator sen rep representative congressman congresswoman governor gov mayor judge
  justice attorney general gen colonel col captain capt major maj lieutenant lt sergeant sgt corporal private admiral
  commander detective inspector superintendent constable pc chief king queen prince princess duke duchess earl baron
  baroness count countess sheikh crown emir sultan pope cardinal archbishop bishop rabbi imam ayatollah mullah coach director
  herr frau hr fr doktor professorin prasident prasidentin bundesprasident bundesprasidentin kanzler kanzlerin
  bundeskanzler bundeskanzlerin minister ministerin ministerprasident ministerprasidentin aussenminister aussenministerin
  innenminister innenministerin finanzminister finanzministerin verteidigungsminister wirtschaftsminister
  burgermeister burgermeisterin oberburgermeister senatorin abgeordnete abgeordneter sprecher sprecherin
  regierungschef regierungschefin vorsitzende vorsitzender parteichef parteichefin trainer trainerin papst konig konigin
  prinz prinzessin us-prasident vizeprasident staatschef bischof kardinal richter richterin general
  sr sra srta senor senora senorita don dona dr dra presidente presidenta ministro ministra primer alcalde alcaldesa
  gobernador gobernadora senador senadora diputado diputada rey reina principe princesa papa obispo juez jueza fiscal
  capitan coronel entrenador canciller secretario secretaria portavoz
  senhor senhora prefeito prefeita governador governadora deputado deputada juiz juiza rei rainha`);

/** Of these only the personal address proves that a person follows. */
export const personTitles: ReadonlySet<string> = wordSet(`
  mr mrs ms miss mx sir dame lord lady dr prof professor rev herr frau hr sr sra srta senor senora senorita don dona dra
  president prime minister chancellor senator pope king queen prince princess prasident prasidentin kanzler kanzlerin
  bundeskanzler bundeskanzlerin papst konig presidente presidenta rey reina papa senhor senhora judge detective sheikh`);

/** Words that make the name one of an organisation, folded. */
export const organizationWords: ReadonlySet<string> = wordSet(`
  university college school institute academy bank group company corporation corp inc ltd plc llc co holdings party union
  council committee commission ministry department agency association federation foundation society court board club fc
  afc united rovers athletic hospital church trust authority office parliament congress senate house assembly police
  service services airlines airways times post news network army navy force league cup olympics games
  universitat hochschule gmbh ag kg se verein verband bund ministerium amt gericht partei gewerkschaft zeitung stiftung
  sparkasse werke konzern krankenhaus klinik bundestag bundesrat landtag
  universidad instituto banco grupo empresa sa partido sindicato consejo comision ministerio agencia asociacion fundacion
  tribunal corte hospital iglesia gobierno parlamento congreso senado policia liga copa camara federacion
  universidade comissao agencia associacao fundacao igreja governo camara`);

/** Legal forms that end the name of a company, folded. */
export const legalForms: ReadonlySet<string> = wordSet("ag se gmbh kg kgaa ohg ug inc ltd plc llc corp co sa");

/** Frequent first names; they tell a person, and a name at the start of a sentence. */
export const firstNames: ReadonlySet<string> = wordSet(`
  aaron adam adrian ahmed alan albert alejandro alex alexander alexandra alfred ali alice alicia amanda amy ana andrea
  andreas andres andrew angela anna anne anthony antonio arthur barack barbara ben benjamin bernd bernie bill bob boris
  brad brandon brian bruce camila carla carlos carmen carol caroline catherine charles charlotte chris christian
  christine christopher claire clara claudia craig cristina daniel daniela dave david deborah dennis diana diego dieter
  dominic donald donna dorothy doris douglas duncan edward eduardo elena elisabeth elizabeth ella emily emma emmanuel eric
  erik ernst eva fatima felipe felix fernando francisco francois frank franz fred gabriel gareth gary geoffrey george georg
  gerald gerhard giovanni giuseppe gloria gonzalo gordon graham greg gustavo hannah hans harold harry hassan heather
  heinz helen helmut henry hillary horst hugh hugo ian ibrahim ignacio ines isabel isabella ivan jack jacob jaime jair
  james jan jane janet jason javier jean jeff jennifer jens jeremy jerry jessica jim joachim joan joao joe joel johann
  johannes john jonathan jorge jose joseph josh joshua jose juan judith julia julian julie jurgen justin karen karl katherine
  katie keith kelly ken kenneth kevin kim klaus kurt kyle larry laura lauren lee leo leon leonardo leonie lewis liam linda
  lisa louis lothar lucas lucia lucy luis luiz luke manfred manuel marc marcel marco marcos margaret maria mariana marie
  mario mark markus marta martha martin martina mary mateo matt matthew matthias mauricio max melissa mia michael michel
  michelle miguel mike mohamed mohammad mohammed monica monika muhammad nancy natalia natalie nathan neil nelson nicholas
  nick nicola nicolas nigel nina noah norbert oliver olga olivia omar oscar otto pablo pamela pat patricia patrick paul
  paula pedro peter petra phil philip philipp pierre rachel rafael ralf ralph raul ray rebecca renate ricardo richard rick
  robert roberto rodrigo roger roland ronald rosa rose roy russell ruth ryan sabine sally sam samantha samuel sandra santiago
  sara sarah scott sean sebastian sergio sharon silvia simon sofia sophie stefan stefanie stephanie stephen steve steven
  stuart susan susanne sven sylvia tanja teresa theresa thomas tim tina todd tom tomas tony tracy ursula uwe valentina
  vanessa victor victoria vincent vladimir volker walter wayne wendy werner will william wolfgang xavier yvonne zoe
  ed ted dan rob tommy terry stacey andy billy jimmy johnny jamie danny eddie freddie charlie elon angelina volodymyr xi
  narendra recep bashar vicente rosalia luisa joaquin alvaro gabriela veronica beatriz rocio dina keiko ollanta alan`);
