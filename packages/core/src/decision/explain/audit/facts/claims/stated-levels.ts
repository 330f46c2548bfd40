import type { LevelSubject } from "../../../../../languages/parts/audit-claims.ts";
import type { AuditWords } from "../../../../../languages/parts/audit-words.ts";
import type { CaseRecord } from "../../../case-record.ts";
import type { FalseFact } from "../false-fact.ts";
import { wordPattern } from "../word-pattern.ts";

type Reader = readonly [subject: LevelSubject, pattern: RegExp, least: number, most: number];

const known = new Map<AuditWords, { readonly levels: readonly Reader[]; readonly negation: RegExp }>();

/** Values told by a word of their size, `close to the maximum`, where the record has another. */
export function wrongLevels(plain: string, record: CaseRecord, words: AuditWords): FalseFact[] {
  const readers = known.get(words) ?? build(words);
  known.set(words, readers);
  return readers.levels.flatMap(([subject, pattern, least, most]) => {
    const value = levelOf(subject, record);
    if (value === null || (value >= least && value <= most)) return [];
    return [...plain.matchAll(pattern)].flatMap(({ index, 0: text, groups }) => {
      const gap = groups!.gap ?? "";
      if (readers.negation.test(gap) || /\d/.test(gap) || isOther(subject, gap)) return [];
      const { level = text } = groups!;
      const end = index + text.length;
      return [{ start: end - level.length, end, element: subject }];
    });
  });

  /** Between the two stands another thing of which it is told. */
  function isOther(subject: LevelSubject, gap: string): boolean {
    return Object.entries(words.claims.levels.subjects).some(
      ([other, source]) => other !== subject && wordPattern(source).test(gap),
    );
  }
}

function build(words: AuditWords) {
  const { subjects, words: levels } = words.claims.levels;
  return {
    levels: (Object.entries(subjects) as [LevelSubject, string][]).flatMap(([subject, source]) =>
      levels.map(
        ([level, least, most]): Reader => [
          subject,
          wordPattern(
            `(?:${source})(?<gap>(?:,? (?!and |und |y |e )[^.;:!?, ]+){0,4}?),? (?<level>${level})(?! (?:point|punto|ponto|coma|komma|virgula))|(?<before>${level}) (?:${source})`,
            "g",
          ),
          least,
          most,
        ],
      ),
    ),
    negation: wordPattern(words.negation),
  };
}

function levelOf(subject: LevelSubject, record: CaseRecord): number | null {
  const { confidence, resolution, debate, components, risk_score } = record;
  switch (subject) {
    case "confidence":
      return confidence ?? resolution?.proposed.confidence ?? null;
    case "fraud":
      return debate?.fraud ?? null;
    case "customer":
      return debate?.customer ?? null;
    case "risk":
      return risk_score === null ? null : risk_score / 100;
    case "behavioral":
    case "policy":
    case "threat":
    case "transaction":
      return components[subject] ?? null;
  }
}
