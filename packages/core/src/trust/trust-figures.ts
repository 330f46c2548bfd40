import { DecidedBy, type LanguageTrust } from "../contracts/index.ts";
import type { TrustWords } from "../report/trust/trust-words.ts";

/** A figure of a record: its name, and what it is in one language. */
export interface TrustFigure {
  readonly name: string;
  readonly cell: (trust: LanguageTrust) => string;
}

/** The figures of records side by side, in words; where several judges share the work, each has lines of its own. */
export function trustFigures(records: readonly LanguageTrust[], { say, share }: TrustWords): readonly TrustFigure[] {
  const known = new Set(records.flatMap(({ deciders = [] }) => deciders.map(({ decided_by }) => decided_by)));
  const digits = (error: number | null) => (error === null ? "–" : error.toFixed(3));
  return [
    { name: say("correct_right"), cell: ({ correct }) => share(correct.right) },
    { name: say("incorrect_right"), cell: ({ incorrect }) => share(incorrect.right) },
    ...DecidedBy.options
      .filter((decider) => known.has(decider))
      .flatMap((decider) =>
        (["correct", "incorrect"] as const).map((verdict) => ({
          name: `${say(`${verdict}_right`)}: \`${decider}\``,
          cell: ({ deciders }: LanguageTrust) => {
            const own = deciders?.find(({ decided_by }) => decided_by === decider);
            return own ? share(own[verdict].right) : "–";
          },
        })),
      ),
    { name: say("confirmed"), cell: ({ confirmed }) => share(confirmed) },
    { name: say("found"), cell: ({ found }) => share(found) },
    { name: say("open"), cell: ({ open }) => share(open) },
    { name: say("failed"), cell: ({ failed }) => String(failed) },
    { name: say("evidence"), cell: ({ evidence }) => share(evidence) },
    {
      name: say("calibration"),
      cell: ({ calibration_error: { n, before, after } }) =>
        n === 0 ? say("none") : `${digits(before)} → ${digits(after)}`,
    },
  ];
}
