import { check } from "../../packages/core/src/check/check.ts";
import { besideTimer } from "./beside-timer.ts";

/** Texts with values, names, a view and a contradiction in each language. */
const TEXTS: Readonly<Record<string, readonly [string, string]>> = {
  en: [
    "The harbour town of Porto opened its new bridge on 3 May 2019. The crossing is 400 metres long and cost 40 million euros. Mayor Anna Keller told guests that the ferry had been slow.",
    "Porto opened a bridge in May 2019. It cost 51 million euros. I think the ferry was slow. Anna Keller, the town’s mayor, spoke to nobody.",
  ],
  de: [
    "Die Hafenstadt Porto eröffnete am 3. Mai 2019 ihre neue Brücke. Sie ist 400 Meter lang und kostete 40 Millionen Euro. Bürgermeisterin Anna Keller sagte, die Fähre sei langsam gewesen.",
    "Porto eröffnete im Mai 2019 eine Brücke. Sie kostete 51 Millionen Euro. Ich finde, die Fähre war langsam. Anna Keller – die Bürgermeisterin – sprach mit niemandem.",
  ],
  es: [
    "La ciudad portuaria de Oporto inauguró su nuevo puente el 3 de mayo de 2019. Mide 400 metros y costó 40 millones de euros. La alcaldesa Ana Keller dijo que el transbordador había sido lento.",
    "Oporto inauguró un puente en mayo de 2019. Costó 51 millones de euros. Creo que el transbordador era lento. Ana Keller —la alcaldesa— no habló con nadie.",
  ],
  pt: [
    "A cidade portuária do Porto inaugurou a sua nova ponte em 3 de maio de 2019. Ela tem 400 metros e custou 40 milhões de euros. A presidente Ana Keller disse que a balsa era lenta.",
    "O Porto inaugurou uma ponte em maio de 2019. Ela custou 51 milhões de euros. Acho que a balsa era lenta. Ana Keller — a presidente — não falou com ninguém.",
  ],
};

// Prints how long the first check of this process, of so many times the text, holds its thread in one go, in milliseconds.
const [language = "en", times = "1"] = process.argv.slice(2);
const [article_text, summary_text] = TEXTS[language]!.map((text) =>
  Array.from({ length: Number(times) }, (_, at) => text.replace("2019", String(1900 + at))).join(" "),
);
const { longest } = await besideTimer(() => check({ article_text: article_text!, summary_text: summary_text! }));
console.log(longest);
