// How well the customer filter does on letters its second reader has not learned from: each set is read by a reader trained on all
// others, and each letter by one trained on four fifths of all letters. Run with `npx node bench/letters.ts [--misses]`.
import { filterWith } from "../packages/core/src/decision/explain/filter/customer-filter.ts";
import { readerOf } from "../packages/core/src/decision/explain/filter/reader/read-letter.ts";
import { CORPUS_MODEL, CORPUS_STATE } from "../packages/core/src/decision/explain/testing/corpus-case.ts";
import { caseRecord } from "../packages/core/src/decision/index.ts";
import { packReader } from "../scripts/letters/pack-reader.ts";
import { trainReader } from "../scripts/letters/train-reader.ts";
import { readSets, type SetLetter, taughtRows } from "../scripts/letters/training-rows.ts";

const FOLDS = 5;
const letters = readSets();
const sets = [...new Set(letters.map(({ set }) => set))];
console.log("sets the reader was not trained on (the rules have seen some of them)");
for (const set of sets) measure(set, (letter) => letter.set === set);
console.log(`every letter by a reader trained on the other ${FOLDS - 1} of ${FOLDS} parts`);
const counts = new Map<string, [number, number]>();
for (let fold = 0; fold < FOLDS; fold += 1) judge((_, at) => at % FOLDS === fold, counts);
print("all sets", counts);

function measure(name: string, isApart: (letter: SetLetter) => boolean): void {
  const own = new Map<string, [number, number]>();
  judge(isApart, own);
  print(name, own);
}

function judge(isApart: (letter: SetLetter, at: number) => boolean, into: Map<string, [number, number]>): void {
  const read = readerOf(packReader(trainReader(taughtRows(isApart))));
  for (const letter of letters.filter(isApart)) {
    const record = { ...caseRecord(CORPUS_STATE), ...letter.record, decision: letter.decision };
    const filter = filterWith(read, record, { locale: letter.language, modelName: CORPUS_MODEL });
    const outcome = filter(letter.text);
    const right = (outcome.status === "passed") === (letter.kind === "benign");
    if (!right && process.argv.includes("--misses")) {
      console.log(
        `${letter.kind} ${letter.language} ${letter.decision} [${outcome.rule_ids.join(" ")}] ${letter.text}`,
      );
    }
    const [rights, all] = into.get(letter.kind) ?? [0, 0];
    into.set(letter.kind, [rights + (right ? 1 : 0), all + 1]);
  }
}

function print(name: string, figures: ReadonlyMap<string, readonly [number, number]>): void {
  const texts = [...figures]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([kind, [right, all]]) => {
      return `${kind} ${right} of ${all} (${((100 * right) / all).toFixed(1)} %)`;
    });
  console.log(`  ${name.padEnd(10)} ${texts.join("   ")}`);
}
