import { describe, expect, it } from "vitest";
import { createGuardIn } from "../guard/create-guard-in.ts";
import { errorProbability } from "../judges/factuality/embedded/estimate/error-probability.ts";
import { blankPack } from "../languages/blank-pack.ts";
import { de } from "../languages/de/index.ts";
import { en } from "../languages/en/index.ts";
import { es } from "../languages/es/index.ts";
import { pt } from "../languages/pt/index.ts";
import { check } from "./check.ts";
import { createCheck } from "./create-check.ts";

const TEXTS = {
  en: {
    article_text:
      "The council of Leeds approved a new tram line on Tuesday. It will cost 120 million euros and open in 2031. Herr Weber of Siemens AG said the line was never in doubt.",
    summary_text:
      "Leeds approved a new tram line on Tuesday. It will cost 140 million euros. The council scrapped a bus lane. Weber of Siemens AG called it a triumph.",
  },
  de: {
    article_text:
      "Der Stadtrat von Kassel hat am Dienstag den Bau einer neuen Brücke beschlossen. Sie kostet 12 Millionen Euro und soll 2031 fertig sein.",
    summary_text: "Der Stadtrat von Kassel hat den Bau einer Brücke beschlossen. Sie kostet 14 Millionen Euro.",
  },
  es: {
    article_text:
      "El ayuntamiento de Vigo aprobó el martes la construcción de una piscina. Costará 12 millones de euros y abrirá en 2031.",
    summary_text: "El ayuntamiento de Vigo aprobó la construcción de una piscina. Costará 14 millones de euros.",
  },
  pt: {
    article_text:
      "A câmara de Braga aprovou na terça-feira a construção de uma piscina. A obra vai custar 12 milhões de euros e abre em 2031.",
    summary_text: "A câmara de Braga aprovou a construção de uma piscina. A obra vai custar 14 milhões de euros.",
  },
} as const;
const PACKS = { en, de, es, pt };

describe("createCheck", () => {
  it.each(["en", "de", "es", "pt"] as const)("%s alone answers what all languages together answer", async (code) => {
    const whole = createCheck({ languages: [PACKS[code]], estimateError: errorProbability });
    const expected = await check(TEXTS[code], { locale: "en" });
    expect(expected.language).toBe(code);
    expect(expected.factuality?.details.counts.incorrect).toBeGreaterThan(0);
    expect(await whole(TEXTS[code], { locale: "en" })).toEqual(expected);
  });

  it("has no estimate unless it is given one, and nothing else changes", async () => {
    const { factuality, ...rest } = await createCheck({ languages: [en] })(TEXTS.en);
    const { factuality: full, ...others } = await check(TEXTS.en);
    expect(full?.details.error_probability).toBeGreaterThan(0);
    expect(factuality).toEqual({ ...full, details: { ...full?.details, error_probability: null } });
    expect(rest).toEqual(others);
  });

  it("reads each text in its own of several languages", async () => {
    const both = createCheck({ languages: [en, de] });
    expect((await both(TEXTS.en)).language).toBe("en");
    expect((await both(TEXTS.de)).language).toBe("de");
  });

  it.each([
    ["a text", TEXTS.es],
    ["a source", { article_text: TEXTS.es.article_text, summary_text: TEXTS.en.summary_text }],
    [
      "one of several sources",
      { sources: [{ id: "a", text: TEXTS.es.article_text }], summary_text: TEXTS.en.summary_text },
    ],
  ])("refuses %s in a language that is not loaded", async (_, input) => {
    await expect(createCheck({ languages: [en, de] })(input)).rejects.toMatchObject({
      code: "language_not_loaded",
      params: { language: "es", loaded: "en, de" },
    });
  });

  it("refuses an option that names such a language", async () => {
    await expect(createCheck({ languages: [en] })(TEXTS.en, { language: "de" })).rejects.toMatchObject({
      code: "language_not_loaded",
    });
  });

  it("never confirms nor contradicts a sentence in such a language", async () => {
    const { article_text } = TEXTS.en;
    const german = "Die neue Linie kostet nach dem Beschluss der Stadt 140 Millionen Euro.";
    const summary_text = `The council of Leeds approved a new tram line on Tuesday. It will open in 2031. ${german}`;
    const alone = await createCheck({ languages: [en] })({ article_text, summary_text });
    expect(alone.factuality?.details.claims).toMatchObject([
      { label: "correct" },
      { label: "correct" },
      { label: "uncertain", text: german },
    ]);
  });

  it("reads what tells no language in the first one loaded", async () => {
    const { language } = await createCheck({ languages: [de, es] })({ article_text: "A 1", summary_text: "A 1" });
    expect(language).toBe("de");
  });

  it("takes a pack of the caller's own", async () => {
    const own = createCheck({ languages: [en, blankPack("toy")] });
    expect((await own(TEXTS.en, { language: blankPack("toy") })).language).toBe("toy");
  });
});

describe("createGuardIn", () => {
  const guardIn = createGuardIn({ languages: [en] });

  it("judges as createGuard does", async () => {
    const guard = guardIn({ sources: TEXTS.en.article_text });
    expect(await guard.check("It will cost 140 million euros.")).toMatchObject({ verdict: "blocked" });
    expect(await guard.check("It will cost 120 million euros.")).toMatchObject({ verdict: "passed" });
  });

  it("shows no answer in a language that is not loaded", async () => {
    const guard = guardIn({ sources: TEXTS.en.article_text });
    const decision = await guard.check(TEXTS.de.summary_text);
    expect(decision).toMatchObject({ verdict: "incomplete", reason: "language_not_loaded" });
    const stream = guard.stream([TEXTS.de.summary_text]);
    for await (const sentence of stream) expect(sentence).toBeUndefined();
    expect(await stream.decision).toMatchObject({ verdict: "incomplete", reason: "language_not_loaded" });
  });
});
