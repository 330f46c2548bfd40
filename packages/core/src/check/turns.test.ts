import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { besideTimer } from "../../../../tests/support/beside-timer.ts";
import { leastOf, leastOfThree } from "../../../../tests/support/least-of-three.ts";
import { longestStretch } from "../../../../tests/support/longest-stretch.ts";
import { processorMs } from "../../../../tests/support/processor-time.ts";
import { createGuard } from "../guard/create-guard.ts";
import { LANGUAGES } from "../languages/language.ts";
import { takeTurns } from "../ports/index.ts";
import { check } from "./check.ts";

const SUBJECTS = ["council", "museum", "harbour", "hospital", "railway", "orchestra", "bakery"];
const PLACES = ["Harwell", "Lorme", "Brenton", "Tarn", "Ostrava"];

/** A text of so many characters, with a number in every sentence. */
function textOf(length: number, from: number): string {
  let text = "";
  for (let i = from; text.length < length; i += 1) {
    const paid = `${PLACES[(i * 3) % 5]} paid ${((i * 37) % 900) + 1} million euros for it`;
    text += `The ${SUBJECTS[i % 7]} of ${PLACES[i % 5]} opened ${(i % 40) + 2} halls in ${1980 + (i % 40)}, and ${paid}. `;
  }
  return text.slice(0, length);
}

/** So many characters of the same over and over. */
function repeated(length: number, from: number, part: (at: number) => string): string {
  let text = "";
  for (let at = from; text.length < length; at += 1) text += part(at);
  return text.slice(0, length);
}

const FIRST_NAMES = ["Arlo", "Berta", "Cyrus", "Dalia", "Edgar", "Frieda", "Gustav", "Hanna"];

/** What nobody writes and somebody sends. */
const HOSTILE: readonly { name: string; part: (at: number) => string }[] = [
  { name: "numbers", part: (at) => `${(at * 7919) % 100_003} ` },
  { name: "dates", part: (at) => `${(at % 28) + 1} May ${1900 + (at % 120)}, ` },
  { name: "dates in digits", part: (at) => `${1900 + (at % 120)}-${10 + (at % 3)}-${10 + (at % 18)} ` },
  { name: "ordinals", part: (at) => `${at}th ` },
  { name: "shares", part: (at) => `${at}% ` },
  {
    name: "names",
    part: (at) => `${FIRST_NAMES[at % 8]} ${FIRST_NAMES[(at * 3 + 1) % 8]}${PLACES[at % 5]!.toLowerCase()} `,
  },
  {
    name: "one sentence",
    part: (at) => `the ${SUBJECTS[at % 7]} of ${PLACES[at % 5]} opened ${(at % 40) + 2} halls, and `,
  },
  { name: "letters without a space", part: (at) => SUBJECTS[at % 7]! },
  { name: "accents without a space", part: () => "a\u0301\u0302" },
  { name: "Thai without a space", part: () => "สวัสดี" },
  { name: "tags without a space", part: (at) => `<b>${SUBJECTS[at % 7]}</b><i>${SUBJECTS[(at + 1) % 7]}</i>` },
  { name: "punctuation", part: (at) => ".,;:!?-()"[at % 9]! },
  { name: "numbered lines", part: (at) => `${at}. ${SUBJECTS[at % 7]}\n` },
  { name: "Chinese", part: (at) => `市议会于${1980 + (at % 40)}年批准了第${at % 300}号大桥的建设计划。` },
  { name: "Korean", part: (at) => `시의회는 ${at}년에 새 다리를 승인했다. ` },
  { name: "Arabic", part: () => "مرحبا بالعالم " },
  { name: "emoji", part: (at) => ["😀", "👩‍👩‍👧‍👦", "🇩🇪", "❤️"][at % 4]! },
  { name: "abbreviations", part: (at) => ["Dr. ", "St. ", "z. B. ", "U.S. "][at % 4]! },
  { name: "ellipses", part: () => "a… " },
  { name: "parts with hyphens", part: () => "a-" },
  { name: "rows of a table", part: (at) => `| ${PLACES[at % 5]} | ${at} | ${at % 100}.5 % |\n` },
  {
    name: "relative clauses",
    part: (at) => `${FIRST_NAMES[at % 8]}, who ${SUBJECTS[at % 7]} and ${SUBJECTS[(at + 1) % 7]}, whose `,
  },
  { name: "halves of a myth", part: (at) => `the ${SUBJECTS[at % 7]} of legend; ` },
  { name: "counted myths", part: (at) => `${(at % 90) + 1}. The ${SUBJECTS[at % 7]} is a myth. ` },
  { name: "what would have been", part: (at) => `${at === 0 ? "Had the " : ""}${SUBJECTS[at % 7]}, it ` },
  { name: "denials with clauses", part: (at) => `not the ${SUBJECTS[at % 7]}, who ${SUBJECTS[(at + 1) % 7]}, ` },
  {
    name: "figures in brackets",
    part: (at) => `the ${SUBJECTS[at % 7]} had ${at} halls (${at + 1} in ${1980 + (at % 40)}), `,
  },
  { name: "quotations", part: (at) => `“the ${SUBJECTS[at % 7]} is ${at}” ` },
  {
    name: "pronouns",
    part: (at) => `The ${SUBJECTS[at % 7]} of ${PLACES[at % 5]} opened ${at} halls. It has ${at % 90} of them there. `,
  },
  { name: "one address", part: (at) => `p${at}/q=${at}&` },
];

const long = { article_text: textOf(100_000, 0), summary_text: textOf(30_000, 1) };
const longText = { article_text: textOf(30_000, 0), summary_text: textOf(100_000, 1) };

/** A stretch that is too long is too long each time: it must come out short once, however busy the machine is. */
function longestBesideTimer(work: () => Promise<unknown>, leastTicks = 0): Promise<number> {
  const stretch = async () => {
    const { ticks, longest } = await besideTimer(work);
    expect(ticks).toBeGreaterThanOrEqual(leastTicks);
    return longest;
  };
  return leastOf(8, stretch, 20);
}

it("a claim of thousands of words is held against as many in bounded time", async () => {
  // Without a blank or a full stop all of it is one claim; word against word it took 5 s and 16 s.
  const tags = (length: number) =>
    repeated(length, 0, (at) => `<b>${SUBJECTS[at % 7]}</b><i>${SUBJECTS[(at + 1) % 7]}</i>`);
  for (const [article, summary] of [
    [100_000, 30_000],
    [30_000, 100_000],
  ] as const) {
    const pair = { article_text: tags(article), summary_text: `x${tags(summary)}` };
    expect(await leastOfThree(() => processorMs(() => check(pair)), 1000)).toBeLessThan(2000);
  }
});

describe("a check gives way", () => {
  it.each([
    { name: "article", input: long },
    { name: "text", input: longText },
  ])("to a timer beside 100 kB of $name", async ({ input }) => {
    await check({ article_text: textOf(20_000, 0), summary_text: textOf(20_000, 1) });
    expect(await longestBesideTimer(() => check(input), 20)).toBeLessThan(20);
  });

  it.each(HOSTILE)("to a timer beside 100 kB of $name, as source or as text", async ({ part }) => {
    const of = (source: number, text: number) => ({
      article_text: repeated(source, 0, part),
      summary_text: repeated(text, 1, part),
    });
    for (const input of [of(100_000, 5000), of(5000, 100_000)])
      expect(await longestStretch((pause) => check(input, { pause }), { rounds: 8, enough: 20 })).toBeLessThan(20);
  });

  it.each([...LANGUAGES.map((language) => ({ language, times: "1" })), { language: "en", times: "100" }])(
    "to a timer in a process that has never checked anything: $language, $times times",
    async ({ language, times }) => {
      const script = new URL("../../../../tests/support/first-check.ts", import.meta.url);
      const longest = () => Number(execFileSync(process.execPath, [fileURLToPath(script), language, times]));
      expect(await leastOf(8, longest, 20)).toBeLessThan(20);
    },
  );

  it("to a timer while a guard judges a stream", async () => {
    const tags = repeated(20_000, 0, (at) => `<b>${SUBJECTS[at % 7]}</b>`);
    const pieces = `${textOf(2000, 1)}\n${tags}`.match(/.{1,500}/gsu)!;
    const judge = async () => {
      const guard = createGuard({ sources: long.article_text, onContradicted: "annotate" });
      let judged = 0;
      for await (const { text } of guard.stream(pieces)) judged += text.length;
      expect(judged).toBeGreaterThan(21_900);
    };
    expect(await longestBesideTimer(judge)).toBeLessThan(20);
  });

  it("to a timer, when many short ones follow each other or are asked for at once", async () => {
    const short = { article_text: textOf(1500, 0), summary_text: textOf(300, 1) };
    const inARow = async () => {
      for (let i = 0; i < 60; i += 1) await check(short);
    };
    const atOnce = () => Promise.all(Array.from({ length: 60 }, () => check(short)));
    for (const work of [inARow, atOnce]) {
      const share = async () => {
        const { longest, whole } = await besideTimer(work);
        return longest / Math.max(20, whole / 12);
      };
      expect(await leastOfThree(share, 1)).toBeLessThan(1);
    }
  });

  it("one after the other: of many that are asked for at once few are under way", async () => {
    const short = { article_text: textOf(800, 0), summary_text: textOf(200, 1) };
    let [begun, ended, most] = [0, 0, 0];
    const pause = (work: number) => {
      const turn = takeTurns(work);
      if (work > 0) return turn;
      return Promise.resolve(turn).then(() => {
        begun += 1;
        most = Math.max(most, begun - ended);
      });
    };
    const ask = () => check(short, { pause }).then(() => (ended += 1));
    await Promise.all(Array.from({ length: 100 }, ask));
    expect(most).toBeLessThan(15);
  });

  it("to its signal: one that is aborted already ends it at once", async () => {
    const aborted = () => check(long, { signal: AbortSignal.abort() });
    expect(await leastOfThree(() => processorMs(aborted), 20)).toBeLessThan(20);
    const result = await aborted();
    for (const dimension of ["factuality", "coherence", "readability"] as const)
      expect(result[dimension]).toMatchObject({ status: "failed", score: null, error: { code: "aborted" } });
    expect(result).toMatchObject({ overall_score: null, incomplete: ["factuality", "coherence", "readability"] });
  });

  it("to its signal in the middle of the work", async () => {
    const turns: number[] = [];
    const stop = new AbortController();
    const pause = (work: number) => {
      turns.push(work);
      if (turns.length === 500) stop.abort();
      return undefined;
    };
    const result = await check(long, { signal: stop.signal, pause });
    expect(result.factuality).toMatchObject({ status: "failed", error: { code: "aborted" } });
    // Each judge looks at its signal before its next step; the report of nothing takes a few.
    expect(turns.length).toBeLessThan(530);
  });

  it("without changing what it says", async () => {
    const input = { article_text: textOf(3000, 0), summary_text: textOf(900, 1) };
    const inTurns = await check(input, { pause: () => new Promise((resolve) => setTimeout(resolve, 0)) });
    expect(inTurns).toEqual(await check(input, { pause: () => undefined }));
  });
});
