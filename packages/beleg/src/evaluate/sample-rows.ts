import { belegError } from "@beleg/core/contracts";
import { seededRandom, stratifiedSample } from "@beleg/core/evaluation";
import type { DatasetSource, PlacedRow } from "./dataset.ts";
import type { EvaluationRequest } from "./evaluation-request.ts";

type Read<Row> = (source: DatasetSource) => AsyncGenerator<PlacedRow<Row>>;

/**
 * Reads only the rows that `--sample` draws. They keep their places in the file, so that a larger sample, or the whole
 * file, later asks only what is missing.
 */
export function sampledRows<Row extends object>(
  read: Read<Row>,
  { sample, stratify, seed }: Pick<EvaluationRequest, "sample" | "stratify" | "seed">,
): Read<Row> {
  if (sample === undefined) return read;
  return async function* readSample(source) {
    const strata: string[] = [];
    let named = stratify === undefined;
    for await (const { row } of read(source)) {
      const value: unknown = stratify === undefined ? undefined : Reflect.get(row, stratify);
      if (value !== undefined) named = true;
      strata.push(JSON.stringify(value ?? null));
    }
    if (!named) throw belegError("invalid_argument", { argument: "--stratify", detail: `no row has ${stratify}` });
    const drawn = new Set(stratifiedSample(strata, sample, seededRandom(seed)));
    let at = 0;
    for await (const placed of read(source)) {
      if (drawn.has(at)) yield placed;
      at += 1;
    }
  };
}
