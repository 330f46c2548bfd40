import type { ClaimTruth, KindTrust, LanguageTrust, TrustProfile } from "../contracts/index.ts";
import { markdownTable, shownInMarkdown } from "../evaluation/summary/markdown-table.ts";
import type { Locale } from "../locales/index.ts";
import { type TrustWords, trustWords } from "../report/trust/trust-words.ts";
import { trustFigures } from "./trust-figures.ts";

/** The record of one judge, or of several beside each other, as Markdown. */
export function trustMarkdown(profiles: readonly TrustProfile[], locale: Locale): string {
  const words = trustWords(locale);
  const { say, judgeName } = words;
  const names = profiles.map(({ judge }) => judgeName(judge)).join(" / ");
  const leads = profiles.map(({ data }) =>
    say("lead", { claims: data.claims, sources: data.sources, data: shownInMarkdown(data.name) }),
  );
  const columns = columnsOf(profiles, words);
  return [
    `# ${say("title", { judge: shownInMarkdown(names) })}`,
    [...new Set(leads)].join("\n"),
    figureTable(columns, words),
    `## ${say("kinds")}`,
    kindTable(columns, words),
    say("unsupported_hint"),
    "",
  ].join("\n\n");
}

type Column = { readonly head: string; readonly trust: LanguageTrust };

/** The same language of all judges side by side. */
function columnsOf(profiles: readonly TrustProfile[], { judgeName }: TrustWords): readonly Column[] {
  const languages = [...new Set(profiles.flatMap((profile) => profile.languages.map(({ lang }) => lang)))].sort();
  return languages.flatMap((lang) =>
    profiles.flatMap(({ judge, languages: known }) => {
      const trust = known.find((one) => one.lang === lang);
      const head = shownInMarkdown(profiles.length === 1 ? lang : `${lang}, ${judgeName(judge)}`);
      return trust ? [{ head, trust }] : [];
    }),
  );
}

function figureTable(columns: readonly Column[], words: TrustWords): string {
  const records = columns.map(({ trust }) => trust);
  return markdownTable(
    [words.say("figure"), ...columns.map(({ head }) => head)],
    trustFigures(records, words).map(({ name, cell }) => [name, ...records.map(cell)]),
  );
}

/** The verdict that calls a claim what it is. */
const FITTING = { supported: "correct", contradicted: "incorrect", unsupported: "uncertain" } as const satisfies Record<
  ClaimTruth,
  keyof KindTrust
>;

function kindTable(columns: readonly Column[], { say }: TrustWords): string {
  const all = columns.flatMap(({ trust }) => trust.kinds);
  const kinds = [...new Map(all.map((kind) => [`${kind.label} ${kind.type}`, kind])).values()];
  const order: readonly ClaimTruth[] = ["supported", "contradicted", "unsupported"];
  kinds.sort((a, b) => order.indexOf(a.label) - order.indexOf(b.label) || (a.type < b.type ? -1 : 1));
  const cell = ({ label, type }: KindTrust, { trust }: Column) => {
    const own = trust.kinds.find((kind) => kind.label === label && kind.type === type);
    return own ? say("kind_cell", { hits: own[FITTING[label]], n: own.n }) : "–";
  };
  return markdownTable(
    [say("kind"), ...columns.map(({ head }) => head)],
    kinds.map((kind) => [
      `${say(`truth_${kind.label}`)}: ${shownInMarkdown(kind.type)}`,
      ...columns.map((column) => cell(kind, column)),
    ]),
  );
}
