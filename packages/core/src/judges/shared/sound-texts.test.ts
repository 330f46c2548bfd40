import { describe, expect, it } from "vitest";
import { createCoherenceAgent, embeddedCoherenceEvaluator } from "../coherence/index.ts";
import { createReadabilityAgent, embeddedReadabilityEvaluator } from "../readability/index.ts";

const coherence = createCoherenceAgent(embeddedCoherenceEvaluator);
const readability = createReadabilityAgent(embeddedReadabilityEvaluator);

async function remarks(summary_text: string, article_text = ""): Promise<string[]> {
  const results = await Promise.all(
    [coherence, readability].map((judge) => judge.run({ summary_text, article_text }, { locale: "en" })),
  );
  return results.flatMap(({ issue_spans }) => issue_spans.map(({ severity, metric }) => `${severity} ${metric}`));
}

const GERMAN_ARTICLE =
  "Der Stadtrat von Lohmar hat am Montag beschlossen, die Altstadt für Autos zu sperren. Mehr als zwei Drittel der Mitglieder stimmten dafür, zwei dagegen. Das Verbot gilt ab dem 1. Mai. Anwohner dürfen weiter in die Altstadt fahren. Die Händler fürchten um ihre Umsätze.";

describe("says nothing about a sound text", () => {
  it.each([
    ["an it that points at nothing", "It is unclear whether the plant will reopen. The owner did not comment."],
    ["a year as the subject", "It was a mixed year for Northwind. Sales rose, but profits fell."],
    ["the weather", "It had rained for nine days, and on the tenth the river came into the church."],
    ["the same in German", "Es ist noch unklar, ob das Werk wieder öffnet. Der Eigentümer äußerte sich nicht."],
    ["a text about itself", "This article examines three newspapers. They reported the arrival of the railway."],
    ["the same in Spanish", "Este artículo estudia el uso de usted. Se entrevistó a 64 personas."],
    ["a polite address", "Sie können das Gerät zurückgeben. Bitte legen Sie die Rechnung bei."],
    ["a preposition at the end", "Nine members voted for the plan and two against."],
    ["the same in a clause", "The council met on Monday. The ban is what the city asked for."],
    ["for and against", "More than two thirds backed the ban. Two councillors opposed it."],
    ["doses for two ages", "Children under six take 5 ml twice a day. Children over twelve take 10 ml once a day."],
    ["two units", "Unit A's times fell to 41 seconds. After Unit B had changed as well, its times fell to 37 seconds."],
    ["an unknown verb", "Production moves to Hamburg. Northwind employs about 2,300 people in four countries."],
    ["a name of three parts", "Dr. Ana Lucía Ferreira Campos resigned."],
    ["two words", "Revenue rose."],
    [
      "a row of short sentences",
      "The lamp is off. Press the key. Wait ten seconds. Turn the wheel. Close the lid. Done!",
    ],
    ["Sie before sie", "Schalten Sie die Maschine aus und lassen Sie sie vollständig abkühlen."],
    ["an article behind a relative", "Es gibt Regeln, die die Stadt selbst gemacht hat."],
    ["had had", "By noon the crew had had enough of the rain."],
    ["a signed letter", "Please let us know by Friday whether you can come. Yours sincerely, Judith Penhallow"],
    ["a quotation over two sentences", "“We were late. It rained,” she said. The others nodded."],
    ["a question in Spanish quotes", "«¿Ha visto usted al perro?», preguntó la niña. Nadie lo había visto."],
    ["code in a manual", "Run `brew install tindra` first. The option `retry_limit` was renamed."],
    ["numbered points", "1) Progress: the work is at 62 %. 2) Costs: nothing has changed."],
    ["a list of words", "Lichens grow on bark, rock, soil, sand and even glass."],
  ])("%s", async (_name, text) => {
    expect(await remarks(text)).toEqual([]);
  });

  it("that tells its source in other words and another order", async () => {
    const source =
      "A fire broke out in the old mill on Sunday. Forty firefighters came. The roof fell in after two hours. Nobody was hurt. The mill had been empty since 1998. The owner wants to pull it down.";
    expect(await remarks("The owner of an empty mill plans to demolish it after a blaze.", source)).toEqual([]);
    expect(
      await remarks("An empty mill is to be demolished. Its roof collapsed in a fire that hurt no one.", source),
    ).toEqual([]);
  });

  it("in another language than its source, by the rules of its own", async () => {
    const text =
      "The council of Lohmar has closed the old town to cars. More than two thirds backed the ban, and two members opposed it. Residents may still drive in.";
    expect(await remarks(text, GERMAN_ARTICLE)).toEqual([]);
    const { details } = await coherence.run({ summary_text: text, article_text: GERMAN_ARTICLE });
    expect(details.language).toBe("en");
  });

  it("with a sentence in another language", async () => {
    const text =
      "The council of Lohmar has closed the old town to cars. Die Händler fürchten um ihre Umsätze, und niemand weiß, was das Verbot kosten wird. Residents may still drive in.";
    expect(await remarks(text)).toEqual([]);
  });
});

describe("does not punish a text of one sentence", () => {
  it.each([
    ["Revenue rose.", ""],
    [
      "The owner will pull down the mill.",
      "A fire broke out in the old mill. Forty firefighters came. The owner will pull it down.",
    ],
    ["Production moves to Hamburg.", "The company closes its plant in Bonn. Production moves to Hamburg in May."],
  ])("%s", async (summary_text, article_text) => {
    expect((await coherence.run({ summary_text, article_text })).score).toBe(1);
    expect((await readability.run({ summary_text, article_text })).score).toBeGreaterThan(0.85);
  });
});

describe("keeps the gravest severity for what cannot be understood", () => {
  it.each([
    ["high contradiction", "The bridge cost 40 million euros. The bridge cost 90 million euros."],
    ["medium truncated", "The council met on Monday. It approved the plan for the"],
    ["medium hanging_end", "The council met on Monday and approved the."],
    ["medium double_word", "The council approved the the plan on Monday."],
    ["medium stray_commas", "Ferry companies, had, asked, for, more space in the harbour."],
    [
      "medium repeated_passage",
      "Hughes was sent off and then banned for three weeks by the panel, and Hughes was sent off and then banned for three weeks in March.",
    ],
    ["low dangling_pronoun", "She told her staff in a letter that the service needs younger leadership."],
    ["low dangling_connective", "However, the bridge opened on Monday."],
  ])("%s", async (remark, text) => {
    expect(await remarks(text)).toContain(remark);
    if (!remark.startsWith("high")) expect((await remarks(text)).join()).not.toContain("high");
  });
});

it("tells in plain words that an estimate is no flaw, and names no issue for it", async () => {
  const source =
    "A fire broke out in the old mill. Forty firefighters came. The roof fell in. The owner will pull it down.";
  const text =
    "The owner will pull it down. A fire broke out in the old mill. The roof fell in. Forty firefighters came.";
  const result = await coherence.run({ summary_text: text, article_text: source }, { locale: "en" });
  expect(result.issue_spans).toEqual([]);
  expect(result.score).toBeLessThan(1);
  expect(result.explanation).toMatch(/^0\.\d\d of the score is an estimate and no flaw/u);
});
