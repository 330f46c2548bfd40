// Measures the embedded judge on the labelled claims that come with Beleg and writes the tables of docs/guides/trust.md and
// what it said of every claim into docs/reference/trust-embedded.json: `npx node scripts/reference-trust.ts` (half a minute).
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ClaimLabel, LabelledSource, TrustProfile } from "../packages/core/src/contracts/index.ts";
import { createFactualityAgent, embeddedFactuality } from "../packages/core/src/judges/factuality/index.ts";
import { isLanguage } from "../packages/core/src/languages/language.ts";
import { NO_USAGE } from "../packages/core/src/ports/index.ts";
import { claimAnswer, type JudgedSource, measureTrust, trustMarkdown } from "../packages/core/src/trust/index.ts";

const CLAIMS = new URL("../packages/beleg/claims/", import.meta.url);
const GUIDE = "docs/guides/trust.md";
const SAID = "docs/reference/trust-embedded.json";
const PATTERN = /(?<=<!-- trust:start[^\n]*-->\n)[\s\S]*?(?=<!-- trust:end -->)/;

/** What the judge said of every claim of a source, a letter each. */
type Said = Readonly<Record<string, string>>;

const LETTER = { correct: "c", incorrect: "i", uncertain: "u", failed: "f" } satisfies Record<ClaimLabel, string>;

/** The labelled sources that come with Beleg. */
export function labelledSources(): readonly LabelledSource[] {
  const files = readdirSync(CLAIMS).filter((name) => name.endsWith(".jsonl"));
  return files.sort().flatMap((name) => {
    const lines = readFileSync(new URL(name, CLAIMS), "utf8").split("\n").filter(Boolean);
    return lines.map((line) => JSON.parse(line) as LabelledSource);
  });
}

/** What was said when the tables were made. */
export function keptSaid(): Said {
  return JSON.parse(readFileSync(at(SAID), "utf8")) as Said;
}

/** Has the embedded judge judge a source. */
export async function judgeSource(labelled: LabelledSource): Promise<JudgedSource> {
  const agent = createFactualityAgent(embeddedFactuality);
  const language = isLanguage(labelled.lang) ? labelled.lang : undefined;
  const claims = [];
  for (const claim of labelled.claims) {
    const { details } = await agent.run({ article_text: labelled.source, summary_text: claim.text }, { language });
    claims.push(claimAnswer(details.claims, claim, labelled.source));
  }
  return { labelled, answer: { status: "ok", claims, usage: NO_USAGE } };
}

export function saidOf({ answer }: JudgedSource): string {
  return answer.claims.map(({ label }) => LETTER[label]).join("");
}

async function writeTables(): Promise<void> {
  const judged: JudgedSource[] = [];
  for (const labelled of labelledSources()) judged.push(await judgeSource(labelled));
  const claims = judged.reduce((sum, { labelled }) => sum + labelled.claims.length, 0);
  const profile: TrustProfile = {
    profile: 1,
    judge: { origin: "embedded", model: "none", verifier: "none", prompt_version: "none", version: "-" },
    data: { name: "beleg", sha256: "0".repeat(64), sources: judged.length, claims },
    languages: measureTrust(judged),
    usage: NO_USAGE,
  };
  const [, lead, ...tables] = trustMarkdown([profile], "en").trimEnd().split("\n\n");
  const guide = readFileSync(at(GUIDE), "utf8");
  if (!PATTERN.test(guide)) throw new Error("The guide has lost the marks trust:start and trust:end.");
  const shown = [lead, ...tables].join("\n\n").replace(/^## /m, "#### ");
  writeFileSync(
    at(GUIDE),
    guide.replace(PATTERN, () => `\n${shown}\n\n`),
  );
  const said = Object.fromEntries(judged.map((one) => [one.labelled.id, saidOf(one)]));
  writeFileSync(at(SAID), `${JSON.stringify(said, null, 2)}\n`);
}

function at(path: string): string {
  return fileURLToPath(new URL(`../${path}`, import.meta.url));
}

if (import.meta.main) await writeTables();
