/**
 * Countries and blocs: id | names in en, de, es, pt | stems of their adjectives and inhabitants | big cities, capital first, spellings of one city joined by =.
 * Everything is compared by its folded form, so accents are left out here.
 */
const rows = `
DE|germany,deutschland,alemania,alemanha,federal republic of germany,bundesrepublik deutschland|german,deutsch,aleman,alema,alemao,alemaes|berlin=berlim,munich=munchen,hamburg,frankfurt,cologne=koln=colonia,stuttgart,dusseldorf,leipzig,dresden,bremen,hannover,nurnberg,dortmund,essen,bonn
AT|austria,osterreich|austrian,osterreich,osterreichisch,austriac|vienna=wien=viena,graz,salzburg,linz,innsbruck
CH|switzerland,schweiz,suiza,suica|swiss,schweizerisch,schweizer,suiz,suic|bern=berna,zurich,geneva=genf=ginebra,basel,lausanne
FR|france,frankreich,francia,franca|french,franzosisch,franzos,frances,franceses,frenchm|paris,marseille=marsella,lyon,nice=nizza,toulouse,bordeaux,strasbourg=strassburg
GB|britain,great britain,united kingdom,uk,u.k.,grossbritannien,vereinigtes konigreich,vereinigten konigreich,reino unido,gran bretana,gra-bretanha|british,britisch,brit,britanic|london=londres,birmingham,manchester,liverpool,leeds,sheffield,bristol,newcastle
ENG|england,inglaterra|english,englisch,englander,ingles,ingleses|
SCO|scotland,schottland,escocia|scottish,schottisch,scot,schott,escoces,escoceses|edinburgh=edimburgo,glasgow,aberdeen,dundee
WAL|wales,gales|welsh,walisisch,gales,galeses|cardiff,swansea
NIR|northern ireland,nordirland,irlanda del norte,irlanda do norte|northern irish,nordirisch|belfast
IE|ireland,irland,irlanda,republic of ireland|irish,irisch,irlandes,irlandeses|dublin,cork
US|united states,united states of america,usa,us,u.s.,u.s.a.,america,vereinigte staaten,vereinigten staaten,estados unidos,ee uu,ee.uu.,eeuu,eua|american,amerikanisch,us-amerikanisch,amerikaner,estadounidens,norteamerican,american|washington,new york=nueva york=nova york,los angeles,chicago,houston,philadelphia,boston,san francisco,seattle,miami,dallas,atlanta,detroit,las vegas,new orleans
CA|canada,kanada|canadian,kanadisch,kanadier,canadiens|ottawa,toronto,montreal,vancouver
MX|mexico,mexiko|mexican,mexikanisch,mexikaner,mexican|mexico city=mexiko-stadt=ciudad de mexico,guadalajara,monterrey,tijuana
ES|spain,spanien,espana,espanha|spanish,spaniard,spanisch,spanier,espanol|madrid,barcelona,valencia,sevilla=seville,bilbao,malaga,zaragoza
PT|portugal|portuguese,portugiesisch,portugies,portugues,portugueses|lisbon=lissabon=lisboa,porto
IT|italy,italien,italia|italian,italienisch,italiener,italian|rome=rom=roma,milan=mailand=milao,naples=neapel=napoles,turin,venice=venedig=venecia,florence=florenz
NL|netherlands,holland,niederlande,niederlanden,paises bajos,holanda,paises baixos|dutch,niederlandisch,niederlander,hollandisch,neerlandes,holandes,holandeses|amsterdam,rotterdam,the hague=den haag=la haya,utrecht
BE|belgium,belgien,belgica|belgian,belgisch,belgier,belg|brussels=brussel=bruselas=bruxelas,antwerp=antwerpen
LU|luxembourg,luxemburg,luxemburgo|luxembourgish,luxemburgisch,luxemburger,luxemburgues|luxembourg city
DK|denmark,danemark,dinamarca|danish,dane,danisch,danes,daneses|copenhagen=kopenhagen=copenhague
SE|sweden,schweden,suecia|swedish,swede,schwedisch,schwede,suec|stockholm=estocolmo,gothenburg,malmo
NO|norway,norwegen,noruega|norwegian,norwegisch,norweger,norueg|oslo,bergen
FI|finland,finnland,finlandia|finnish,finn,finnisch,finne,finlandes,finlandeses|helsinki
IS|iceland,island,islandia|icelandic,islandisch,islandes|reykjavik
PL|poland,polen,polonia|polish,pole,polnisch,polac|warsaw=warschau=varsovia,krakow=krakau,gdansk
CZ|czech republic,czechia,tschechien,tschechische republik,republica checa,chequia,tchequia|czech,tschechisch,tscheche,chec,tchec|prague=prag=praga,brno
SK|slovakia,slowakei,eslovaquia|slovak,slowakisch,eslovac|bratislava
HU|hungary,ungarn,hungria|hungarian,ungarisch,hungar|budapest
RO|romania,rumanien,rumania,romenia|romanian,rumanisch,rumane,ruman,romen|bucharest=bukarest=bucarest
BG|bulgaria,bulgarien|bulgarian,bulgarisch,bulgar|sofia
GR|greece,griechenland,grecia|greek,griechisch,grieche,grieg,greg|athens=athen=atenas,thessaloniki
TR|turkey,turkiye,turkei,turquia|turkish,turk,turkisch,turke,turc|ankara,istanbul=estambul,izmir
RU|russia,russland,rusia,russian federation|russian,russisch,russe,rus,russ|moscow=moskau=moscu=moscou,st petersburg=sankt petersburg=san petersburgo
UA|ukraine,ucrania|ukrainian,ukrainisch,ukrainer,ucranian|kyiv=kiev=kiew,kharkiv,odessa,lviv,donetsk
BY|belarus,weissrussland,bielorrusia|belarusian,belarussisch,bielorrus|minsk
RS|serbia,serbien|serbian,serb,serbisch,serbe,serbi|belgrade=belgrad=belgrado
HR|croatia,kroatien,croacia|croatian,croat,kroatisch,kroate,croat|zagreb
BA|bosnia,bosnien,bosnia and herzegovina|bosnian,bosnisch,bosni|sarajevo
SI|slovenia,slowenien,eslovenia|slovenian,slowenisch,esloven|ljubljana
AL|albania,albanien|albanian,albanisch,albanes|tirana
XK|kosovo|kosovan,kosovar|pristina
EE|estonia,estland|estonian,estnisch|tallinn
LV|latvia,lettland,letonia|latvian,lettisch,leton|riga
LT|lithuania,litauen,lituania|lithuanian,litauisch,lituan|vilnius
IL|israel|israeli,israelisch,israel,israelit|jerusalem,tel aviv
PS|palestine,palastina,palestina|palestinian,palastinensisch,palastinenser,palestin|gaza,ramallah
EG|egypt,agypten,egipto,egito|egyptian,agyptisch,agypter,egipci|cairo=kairo=el cairo,alexandria
LY|libya,libyen,libia|libyan,libysch,libi|tripoli,benghazi
TN|tunisia,tunesien,tunez|tunisian,tunesisch,tunecin|tunis
DZ|algeria,algerien,argelia|algerian,algerisch,argelin|algiers=algier=argel
MA|morocco,marokko,marruecos,marrocos|moroccan,marokkanisch,marroqui|rabat,casablanca,marrakesh
SD|sudan|sudanese,sudanesisch,sudanes|khartoum
SS|south sudan,sudsudan,sudan del sur|south sudanese|juba
ET|ethiopia,athiopien,etiopia|ethiopian,athiopisch,etiop|addis ababa
KE|kenya,kenia,quenia|kenyan,kenianisch,kenian|nairobi
NG|nigeria|nigerian,nigerianisch,nigerian|abuja,lagos
GH|ghana|ghanaian,ghanaisch,ghanes|accra
ZA|south africa,sudafrika,sudafrica,africa do sul|south african,sudafrikanisch,sudafrikaner,sudafrican|pretoria,cape town=kapstadt,johannesburg
ZW|zimbabwe,simbabwe|zimbabwean|harare
SO|somalia|somali|mogadishu=mogadischu
UG|uganda|ugandan,ugandisch|kampala
SY|syria,syrien,siria|syrian,syrisch,syrer,siri|damascus=damaskus=damasco,aleppo,homs
IQ|iraq,irak|iraqi,irakisch,iraker,iraqui,iraki|baghdad=bagdad,mosul,basra
IR|iran|iranian,iranisch,iraner,irani|tehran=teheran
SA|saudi arabia,saudi-arabien,arabia saudi,arabia saudita|saudi,saudi-arabisch,saudit|riyadh=riad,mecca=mekka,jeddah
YE|yemen,jemen|yemeni,jemenitisch|sanaa,aden
AE|united arab emirates,uae,vereinigte arabische emirate,emiratos arabes unidos|emirati|abu dhabi,dubai
QA|qatar,katar,catar|qatari,katarisch|doha
LB|lebanon,libanon,libano|lebanese,libanesisch,libanes|beirut
JO|jordan,jordanien,jordania|jordanian,jordanisch,jordan|amman
KW|kuwait|kuwaiti|kuwait city
BH|bahrain|bahraini|manama
AF|afghanistan,afganistan|afghan,afghanisch,afghane,afgan|kabul,kandahar
PK|pakistan|pakistani,pakistanisch,paquistani|islamabad,karachi,lahore,peshawar
IN|india,indien|indian,indisch,inder,indi|new delhi=delhi,mumbai=bombay,kolkata,chennai,bangalore
BD|bangladesh,bangladesch|bangladeshi|dhaka
LK|sri lanka|sri lankan|colombo
NP|nepal|nepalese,nepali,nepalesisch,nepal|kathmandu
CN|china|chinese,chinesisch,chines,chin|beijing=peking=pekin=pequim,shanghai,guangzhou,shenzhen,wuhan
HK|hong kong,hongkong|hong konger|
TW|taiwan|taiwanese,taiwanisch,taiwanes|taipei
JP|japan,japon,japao|japanese,japanisch,japaner,japones,japoneses|tokyo=tokio=toquio,osaka,kyoto,hiroshima,fukushima
KR|south korea,sudkorea,corea del sur,coreia do sul|south korean,sudkoreanisch,sudkoreaner,surcorean,sul-corean|seoul=seul
KP|north korea,nordkorea,corea del norte,coreia do norte|north korean,nordkoreanisch,nordkoreaner,norcorean,norte-corean|pyongyang=pjongjang
VN|vietnam|vietnamese,vietnamesisch,vietnamit|hanoi,ho chi minh city
TH|thailand,tailandia|thai,thailandisch,tailandes|bangkok
MY|malaysia,malasia|malaysian,malaysisch,malasi|kuala lumpur
SG|singapore,singapur,singapura|singaporean|
ID|indonesia,indonesien|indonesian,indonesisch,indonesi|jakarta,bali
PH|philippines,philippinen,filipinas|filipino,philippine,philippinisch,filipin|manila
MM|myanmar,burma,birmania|burmese|yangon,naypyidaw
AU|australia,australien|australian,australisch,australier,australian|canberra,sydney,melbourne,brisbane,perth,adelaide,darwin
NZ|new zealand,neuseeland,nueva zelanda,nova zelandia|new zealander,neuseelandisch,neozelandes|wellington,auckland,christchurch
BR|brazil,brasilien,brasil|brazilian,brasilianisch,brasilianer,brasilen,brasileir|brasilia,rio de janeiro,sao paulo,salvador,recife
AR|argentina,argentinien|argentine,argentinian,argentinisch,argentinier,argentin|buenos aires,cordoba,rosario
CL|chile|chilean,chilenisch,chilene,chilen|santiago=santiago de chile,valparaiso
PE|peru|peruvian,peruanisch,peruaner,peruan|lima,cusco,arequipa,trujillo
CO|colombia,kolumbien|colombian,kolumbianisch,kolumbianer,colombian|bogota,medellin,cali
VE|venezuela|venezuelan,venezolanisch,venezolan|caracas,maracaibo
EC|ecuador,equador|ecuadorian,ecuadorianisch,ecuatorian,equatorian|quito,guayaquil
BO|bolivia,bolivien|bolivian,bolivianisch,bolivian|la paz,sucre
UY|uruguay,uruguai|uruguayan,uruguayisch,uruguay|montevideo
PY|paraguay,paraguai|paraguayan,paraguayisch,paraguay|asuncion
CU|cuba,kuba|cuban,kubanisch,kubaner,cuban|havana=havanna=la habana
HT|haiti|haitian,haitianisch,haitian|port-au-prince
GT|guatemala|guatemalan,guatemaltec|guatemala city
HN|honduras|honduran,hondurenn|tegucigalpa
PA|panama|panamanian,panamen|panama city
EU|european union,eu,europaische union,europaischen union,union europea,ue,uniao europeia|european,europaisch,europaer,europe|
EUR|europe,europa||
AFR|africa,afrika|african,afrikanisch,afrikaner,african|
ASI|asia,asien|asian,asiatisch,asiat|
UN|united nations,un,vereinte nationen,vereinten nationen,uno,naciones unidas,onu,nacoes unidas||
NATO|nato,otan,north atlantic treaty organization||
`;

type PlaceForm = "name" | "people" | "city";
export type Place = { readonly id: string; readonly form: PlaceForm };

/** Folded, space-joined names of places by what they stand for. */
export const placeNames: ReadonlyMap<string, Place> = table(false);
/** Folded stems of adjectives and inhabitants. */
export const peopleStems: ReadonlyMap<string, Place> = table(true);
/** The longest place name in words. */
export const longestPlace = 4;

function table(people: boolean): ReadonlyMap<string, Place> {
  const map = new Map<string, Place>();
  const add = (word: string, id: string, form: PlaceForm) => {
    if (word !== "" && !map.has(word)) map.set(word, { id, form });
  };
  for (const row of rows.trim().split("\n")) {
    const [id = "", names = "", stems = "", cities = ""] = row.split("|");
    if (people) {
      for (const stem of stems.split(",")) add(stem, id, "people");
      continue;
    }
    for (const name of names.split(",")) add(name, id, "name");
    for (const [index, spellings] of cities.split(",").entries())
      for (const city of spellings.split("=")) add(city, `${id}/${index}`, "city");
  }
  return map;
}
