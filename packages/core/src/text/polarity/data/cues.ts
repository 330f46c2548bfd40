import type { Language } from "../../../languages/language.ts";

export type CueKind = "negation" | "quantifier" | "hedge";
export type Cue = { readonly kind: CueKind; readonly value: string };

/**
 * Cue phrases by what they say, folded, separated by `|`. `none-of-these` lists phrases that look like a cue and are none
 * ("not only"); they win because they are longer.
 */
const tables: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    "negation not":
      "not|cannot|dont|doesnt|didnt|isnt|wasnt|arent|werent|wont|wouldnt|couldnt|shouldnt|hasnt|havent|hadnt|cant|non",
    "negation never": "never",
    "negation no": "no|no longer|not any|no more",
    "negation none": "none|nobody|no one|nothing|nowhere|neither",
    "negation nor": "nor",
    "negation without": "without",
    "negation fails":
      "failed to|fails to|fail to|failing to|refused to|refuses to|refuse to|refusing to|declined to|declines to|unable to|lack of|lacks|lacked|lacking|ruled out|instead of|rather than|denied|denies|deny|denying|prevented|prevents|stopped short of|absence of|avoid|avoided",
    "negation hardly": "hardly|barely|scarcely|rarely|seldom",
    "quantifier all": "all|every|each|everyone|everybody|everything|entire|always|completely|entirely|fully",
    "quantifier most": "most|majority|mostly|mainly|usually|largely",
    "quantifier many": "many|much|numerous|several|often|various|dozens|hundreds|thousands",
    "quantifier some": "some|sometimes|partly|partially|a number of|occasionally",
    "quantifier few": "few|a few|little|minority",
    "quantifier only": "only|solely|just|exclusively|sole",
    "quantifier both": "both",
    "quantifier at-least": "at least|no fewer than|no less than|more than|over",
    "quantifier at-most": "at most|up to|no more than|not more than|less than|fewer than",
    "hedge may": "may|might|could|perhaps|maybe|possibly|possible|potentially|potential|can|would",
    "hedge likely":
      "likely|probably|presumably|expected to|set to|due to be|plans to|planned to|planning to|considering|hopes to|hoping to|wants to|intends to|aims to|about to",
    "hedge reported":
      "alleged|allegedly|reportedly|reported to|apparently|suspected|accused of|believed to|thought to|said to|claimed|claims|supposedly|rumoured|rumored|unconfirmed|purported|seemingly|appears to|appeared to|seems to",
    "none-of-these":
      "not only|not just|not least|no doubt|no matter|no wonder|not to mention|no 1|nothing but|over the|may 1|can be found|all but|after all|first of all|over there|all of a sudden",
  },
  de: {
    "negation not": "nicht|nicht mehr",
    "negation never": "nie|niemals|nie mehr|noch nie",
    "negation no": "kein|keine|keinen|keinem|keiner|keines|keinerlei|nein|keineswegs|keinesfalls|mitnichten",
    "negation none": "niemand|niemanden|niemandem|nichts|nirgends|nirgendwo",
    "negation nor": "weder|noch nicht",
    "negation without": "ohne|frei von",
    "negation fails":
      "scheiterte|scheitern|gescheitert|verweigerte|verweigert|verweigern|weigerte sich|weigert sich|lehnte|lehnt|ablehnen|abgelehnt|bestritt|bestreitet|dementierte|dementiert|verhinderte|verhindert|verhindern|mangel an|statt|anstatt|verzichtete|verzichtet|ausgeschlossen|fehlt|fehlte",
    "negation hardly": "kaum|selten",
    "quantifier all":
      "alle|allen|aller|alles|jeder|jede|jedes|jeden|jedem|samtliche|samtlichen|immer|stets|ganz|komplett|vollstandig",
    "quantifier most": "die meisten|meisten|meist|meistens|mehrheit|grossteil|uberwiegend|mehrheitlich",
    "quantifier many":
      "viele|vielen|vieler|zahlreiche|zahlreichen|mehrere|mehreren|oft|haufig|dutzende|hunderte|tausende",
    "quantifier some": "einige|einigen|einiger|manche|manchen|manchmal|teilweise|teils|zum teil",
    "quantifier few": "wenige|wenigen|weniger|minderheit|wenig",
    "quantifier only": "nur|lediglich|ausschliesslich|einzig|einzige|bloss|allein",
    "quantifier both": "beide|beiden|beides",
    "quantifier at-least": "mindestens|wenigstens|zumindest|mehr als|uber",
    "quantifier at-most": "hochstens|maximal|bis zu|nicht mehr als|weniger als",
    "hedge may":
      "kann|konnen|konnte|konnten|moglicherweise|vielleicht|eventuell|moglich|womoglich|unter umstanden|wurde|wurden",
    "hedge likely":
      "durfte|durften|wohl|vermutlich|wahrscheinlich|voraussichtlich|plant|planen|will|wollen|erwartet|geplant",
    "hedge reported":
      "soll|sollen|angeblich|angebliche|angeblichen|mutmasslich|mutmassliche|mutmasslichen|mutmasslicher|offenbar|anscheinend|laut|verdachtigt|beschuldigt|vorgeworfen|scheint|behauptet|behauptete|unbestatigt",
    "none-of-these":
      "nicht nur|nicht zuletzt|nicht allein|nichts anderes als|ohne zweifel|ohnehin|uber die|uber den|uber das|uber eine|uber einen|uber ein|noch nicht lange",
  },
  es: {
    "negation not": "no|ya no",
    "negation never": "nunca|jamas|en ningun momento",
    "negation no": "ningun|ninguna|ninguno|ningunos|ningunas",
    "negation none": "nadie|nada",
    "negation nor": "ni|tampoco",
    "negation without": "sin",
    "negation fails":
      "nego|niega|negaron|negar|rechazo|rechaza|rechazaron|rechazar|evito|evita|impidio|impide|fracaso|fracasa|descarto|descarta|falta de|carece|carecen|en lugar de|en vez de|dejo de|desmintio|desmiente|incapaz de|se nego a",
    "negation hardly": "apenas|raramente|rara vez|escasamente",
    "quantifier all": "todo|toda|todos|todas|cada|siempre|completamente|totalmente",
    "quantifier most": "la mayoria|mayoria|mayor parte|mayoritariamente|principalmente",
    "quantifier many": "muchos|muchas|numerosos|numerosas|varios|varias|a menudo|cientos|miles|decenas",
    "quantifier some": "algun|alguno|algunos|alguna|algunas|a veces|en parte|parcialmente",
    "quantifier few": "pocos|pocas|poco|minoria",
    "quantifier only": "solo|solamente|unicamente|unico|unica|exclusivamente",
    "quantifier both": "ambos|ambas|los dos|las dos",
    "quantifier at-least": "al menos|por lo menos|como minimo|mas de",
    "quantifier at-most": "como maximo|hasta|no mas de|menos de|a lo sumo",
    "hedge may": "podria|podrian|puede|pueden|pudo|quiza|quizas|tal vez|posiblemente|posible|potencialmente|acaso",
    "hedge likely":
      "probablemente|probable|preve|preven|se espera|planea|planean|pretende|pretenden|quiere|previsto|deberia",
    "hedge reported":
      "presunto|presunta|presuntos|presuntas|presuntamente|supuesto|supuesta|supuestos|supuestamente|aparentemente|habria|habrian|segun|acusado de|acusada de|sospechoso|sospechosa|parece|alega|alego|aseguro que",
    "none-of-these":
      "no solo|no solamente|no obstante|sin embargo|sin duda|nada mas|sin dudas|sobre todo|ante todo|todo el dia|por supuesto|hasta el|hasta la|hasta que",
  },
  pt: {
    "negation not": "nao|ja nao",
    "negation never": "nunca|jamais",
    "negation no": "nenhum|nenhuma|nenhuns",
    "negation none": "ninguem|nada",
    "negation nor": "nem|tampouco",
    "negation without": "sem",
    "negation fails":
      "negou|nega|negaram|recusou|recusa|recusaram|rejeitou|rejeita|impediu|impede|evitou|descartou|descarta|falta de|em vez de|deixou de|fracassou|desmentiu",
    "negation hardly": "mal|raramente|dificilmente",
    "quantifier all": "todo|toda|todos|todas|cada|sempre|completamente|totalmente|tudo",
    "quantifier most": "a maioria|maioria|maior parte|principalmente",
    "quantifier many": "muitos|muitas|numerosos|varios|varias|centenas|milhares|dezenas",
    "quantifier some": "algum|alguma|alguns|algumas|as vezes|em parte|parcialmente",
    "quantifier few": "poucos|poucas|pouco|minoria",
    "quantifier only": "so|somente|apenas|unico|unica|exclusivamente",
    "quantifier both": "ambos|ambas",
    "quantifier at-least": "pelo menos|ao menos|no minimo|mais de",
    "quantifier at-most": "no maximo|ate|nao mais de|menos de",
    "hedge may": "pode|podem|poderia|poderiam|talvez|possivelmente|possivel",
    "hedge likely": "provavelmente|provavel|deve|devem|deveria|preve|planeja|pretende|quer",
    "hedge reported":
      "suposto|suposta|supostamente|alegadamente|aparentemente|teria|teriam|segundo|acusado de|suspeito|suspeita|parece",
    "none-of-these": "nao so|nao apenas|sem duvida|nada mais|sobretudo|ate o|ate a|ate que",
  },
};

/** Words that end the reach of a cue when they open the next clause. */
export const clauseBreaks: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set("but however although though while whereas because which who when after before and".split(" ")),
  de: new Set("aber sondern obwohl wahrend weil dass doch jedoch und nachdem bevor wenn der die das".split(" ")),
  es: new Set("pero sino aunque mientras porque que cuando y sin".split(" ")),
  pt: new Set("mas embora enquanto porque que quando e senao".split(" ")),
};

/** The phrases of a language; the longest has three words. */
export const cues: Readonly<Record<Language, ReadonlyMap<string, Cue | undefined>>> = {
  en: phrasesOf(tables.en),
  de: phrasesOf(tables.de),
  es: phrasesOf(tables.es),
  pt: phrasesOf(tables.pt),
};

/** The words a phrase of a language starts with. */
export const cueOpeners: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: openersOf(cues.en),
  de: openersOf(cues.de),
  es: openersOf(cues.es),
  pt: openersOf(cues.pt),
};

function openersOf(phrases: ReadonlyMap<string, unknown>): ReadonlySet<string> {
  return new Set([...phrases.keys()].map((phrase) => phrase.split(" ", 1)[0]!));
}

function phrasesOf(table: Readonly<Record<string, string>>): ReadonlyMap<string, Cue | undefined> {
  const map = new Map<string, Cue | undefined>();
  for (const [key, list] of Object.entries(table)) {
    const [kind, value] = key.split(" ") as [CueKind, string | undefined];
    for (const phrase of list.split("|")) map.set(phrase, value === undefined ? undefined : { kind, value });
  }
  return map;
}
