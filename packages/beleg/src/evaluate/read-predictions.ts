import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { Prediction, requireContract } from "@beleg/core/contracts";
import { readJsonLines } from "../files/index.ts";

/** The predictions of a run, by its folder or by the file itself. */
export async function readPredictions(place: string, cwd: string): Promise<Prediction[]> {
  const file = isFolder(resolve(cwd, place)) ? join(place, "predictions.jsonl") : place;
  const predictions: Prediction[] = [];
  for await (const { value } of readJsonLines(file, { cwd })) predictions.push(requireContract(Prediction, value));
  return predictions;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
