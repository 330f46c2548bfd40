import { wordSet } from "../../../languages/shared/word-set.ts";
import { pooledWords } from "../../words/pooled-words.ts";

/** Titles and offices in front of a name, folded. */
export const titles = pooledWords(({ names }) => names.titles);

/** Of these only the personal address proves that a person follows. */
export const personTitles = pooledWords(({ names }) => names.personTitles);

/** Words that make the name one of an organisation, folded. */
export const organizationWords = pooledWords(({ names }) => names.organizationWords);

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
