import type { Language } from "../../../../text/index.ts";

/** Small words of one kind that rule each other out unless they share a letter: "few" beside "most". */
interface Scale {
  /** Every word with the letters of what it can say. */
  readonly words: ReadonlyMap<string, string>;
  /** True where two words are only held against each other before the same content: "before the vote". */
  readonly bound: boolean;
}

interface Degrees {
  readonly scales: readonly Scale[];
  /** Words that call a thing no more than possible. */
  readonly doubt: ReadonlySet<string>;
  /** Words of any kind that leave a thing open: with one of them a claim has dropped no doubt. */
  readonly open: ReadonlySet<string>;
  /** "Only": who adds it says more. */
  readonly only: ReadonlySet<string>;
}

/** How much, how often, how surely, on which side; words as written in small letters. Own work. */
export const DEGREES: Readonly<Record<Language, Degrees>> = {
  en: {
    scales: [
      bound(
        "all every each entire whole both:a most majority mostly:b many much numerous:c several:cd some:d few:e no none:f half:h",
      ),
      free(
        "always constantly:a usually generally normally typically mostly:b often frequently regularly:bc sometimes occasionally:d rarely seldom hardly barely scarcely:e never:f",
      ),
      free("can could may might:a will would shall:b must should ought:c"),
      bound("before:a after following since:b"),
      bound("above over:a below under beneath:b"),
      bound("for:a against:b"),
      bound("with:a without:b"),
      bound("inside within:a outside beyond:b"),
      bound("more:a less fewer:b"),
      bound("most:a least:b"),
    ],
    doubt: set("may might could perhaps maybe possibly allegedly reportedly"),
    open: set(
      "may might could can would should perhaps maybe possibly possible possibility potential potentially likely probably expected expects set plans planned plan planning considering considers hopes hope wants want intends if allegedly alleged reportedly reported apparently suspected believed thought said claimed claims appears seems think thinks suggests suggested",
    ),
    only: set("only solely exclusively merely"),
  },
  de: {
    scales: [
      bound(
        "alle allen aller alles jeder jede jedes jeden jedem sämtliche sämtlichen ganze ganzen beide beiden:a meisten mehrheit großteil:b viele vielen vieler zahlreiche zahlreichen:c mehrere mehreren:cd einige einigen einiger manche manchen etliche etlichen:d wenige wenigen weniger:e kein keine keinen keinem keiner:f halbe halben hälfte:h",
      ),
      free(
        "immer stets ständig:a meist meistens gewöhnlich normalerweise üblicherweise:b oft häufig regelmäßig öfter:bc manchmal gelegentlich bisweilen mitunter:d selten kaum:e nie niemals:f",
      ),
      free(
        "kann können könnte könnten konnte konnten:a darf dürfen durfte durften:a muss müssen musste mussten müsste müssten:c soll sollen sollte sollten will wollen wollte wollten:d",
      ),
      bound("vor bevor:a nach nachdem seit:b"),
      bound("über oberhalb:a unter unterhalb:b"),
      bound("für:a gegen:b"),
      bound("mit:a ohne:b"),
      bound("innerhalb:a außerhalb:b"),
      bound("mehr:a weniger:b"),
      bound("höchstens maximal:a mindestens wenigstens:b"),
    ],
    doubt: set(
      "könnte könnten dürfte dürften vielleicht möglicherweise womöglich eventuell angeblich mutmaßlich offenbar",
    ),
    open: set(
      "könnte könnten kann können dürfte dürften soll sollen will wollen sollte sollten vielleicht möglicherweise womöglich eventuell angeblich mutmaßlich offenbar anscheinend vermutlich wahrscheinlich voraussichtlich wohl plant planen geplant erwartet möglich möglichkeit erwägt erwägen prüft wenn falls scheint verdacht verdächtigt laut würde würden",
    ),
    only: set("nur lediglich ausschließlich bloß"),
  },
  es: {
    scales: [
      bound(
        "todo toda todos todas cada ambos ambas entero entera:a mayoría mayor:b muchos muchas mucho mucha numerosos numerosas:c varios varias:cd algunos algunas algún alguna unos unas:d pocos pocas poco poca:e ningún ninguna ninguno:f mitad medio media:h",
      ),
      free(
        "siempre constantemente:a normalmente generalmente habitualmente suele suelen:b menudo frecuentemente regularmente:bc veces ocasionalmente:d raramente rara raras apenas:e nunca jamás:f",
      ),
      free(
        "puede pueden podrá podrán podría podrían pudo pudieron podía podían:a debe deben deberá deberán debería deberían debía debían:c quiere quieren:d",
      ),
      bound("antes:a después tras:b"),
      bound("sobre encima:a bajo debajo:b"),
      bound("favor:a contra:b"),
      bound("con:a sin:b"),
      bound("dentro:a fuera:b"),
      bound("más:a menos:b"),
    ],
    doubt: set("podría podrían quizá quizás posiblemente acaso presuntamente supuestamente"),
    open: set(
      "podría podrían puede pueden podrá podrán quizá quizás posiblemente acaso presuntamente supuestamente presunto presunta supuesto supuesta probablemente probable posible posibilidad previsto prevé prevén espera planea pretende quiere quieren debería si parece según sospecha sospechoso habría habrían estudia sería serían",
    ),
    only: set("solo sólo solamente únicamente exclusivamente"),
  },
  pt: {
    scales: [
      bound(
        "todo toda todos todas cada ambos ambas:a maioria:b muitos muitas numerosos:c vários várias:cd alguns algumas algum alguma:d poucos poucas pouco:e nenhum nenhuma:f metade:h",
      ),
      free(
        "sempre:a normalmente geralmente:b frequentemente regularmente:bc vezes ocasionalmente:d raramente:e nunca jamais:f",
      ),
      free("pode podem poderá poderia poderiam pôde:a deve devem deverá deveria:c quer querem:d"),
      bound("antes:a depois após:b"),
      bound("com:a sem:b"),
      bound("favor:a contra:b"),
      bound("mais:a menos:b"),
    ],
    doubt: set("poderia poderiam talvez possivelmente supostamente"),
    open: set(
      "poderia poderiam pode podem talvez possivelmente supostamente provavelmente provável possível possibilidade previsto espera planeja pretende quer deveria se parece segundo suspeito teria teriam",
    ),
    only: set("só somente apenas unicamente exclusivamente"),
  },
};

function set(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}

function bound(list: string): Scale {
  return { words: scale(list), bound: true };
}

function free(list: string): Scale {
  return { words: scale(list), bound: false };
}

/** Reads "all every:a most:b": the letters behind the colon hold for the words up to it. */
function scale(list: string): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  let waiting: string[] = [];
  for (const entry of list.split(" ")) {
    const [word = "", letters] = entry.split(":");
    waiting.push(word);
    if (letters === undefined) continue;
    for (const one of waiting) words.set(one, letters);
    waiting = [];
  }
  return words;
}
