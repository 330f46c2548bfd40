import { BelegError, belegError, belegErrorOf, STDIN_NAME } from "@beleg/core/contracts";
import { type InputPlace, inputName, parseJson, readJson, readJsonLines, readText } from "../files/index.ts";

/** One record of the input, the line it begins on, and how to call its place in an error. */
export type InputCase = { readonly value: unknown; readonly line: number; readonly place: string };

/** Whether a file holds one record a line, by its ending. */
export function isJsonLines(file: string): boolean {
  return /\.(?:jsonl|ndjson)$/i.test(file);
}

/** Streams the records of a `.json` file, a `.jsonl` file, or stdin, which may hold either; a file without any is an error. */
export async function* readCases(file: string, place: InputPlace): AsyncGenerator<InputCase> {
  yield* someOf(file, casesIn(file, place));
}

async function* casesIn(file: string, place: InputPlace): AsyncGenerator<InputCase> {
  if (isJsonLines(file)) {
    for await (const { line, value } of readJsonLines(file, place)) yield { value, line, place: `${file}:${line}` };
  } else if (file === "-") {
    const text = await readText(file, place);
    if (text.trim() !== "") yield* casesOfText(text);
  } else {
    yield { value: await readJson(file, place), line: 1, place: file };
  }
}

/** The same, with a list in the place of a record read as its records. */
export async function* readRecords(file: string, place: InputPlace): AsyncGenerator<InputCase> {
  yield* someOf(file, recordsIn(file, place));
}

async function* recordsIn(file: string, place: InputPlace): AsyncGenerator<InputCase> {
  for await (const input of readCases(file, place)) {
    if (!Array.isArray(input.value)) yield input;
    else
      for (const [index, value] of input.value.entries()) yield { ...input, value, place: `${input.place}[${index}]` };
  }
}

async function* someOf(file: string, cases: AsyncIterable<InputCase>): AsyncGenerator<InputCase> {
  let isEmpty = true;
  for await (const one of cases) {
    isEmpty = false;
    yield one;
  }
  if (isEmpty) throw belegError("no_records", { file: inputName(file) });
}

/** Stdin has no ending: it is JSONL when its first line is a whole value and more follows. */
function* casesOfText(text: string): Generator<InputCase> {
  const lines = text.split("\n");
  if (lines.length > 1 && text.trim() !== (lines[0] ?? "").trim() && isJson(lines[0] ?? "")) {
    for (const [index, line] of lines.entries()) {
      const number = index + 1;
      if (line.trim() !== "")
        yield { value: parseJson(line, STDIN_NAME, number), line: number, place: `${STDIN_NAME}:${number}` };
    }
  } else {
    yield { value: parseJson(text, STDIN_NAME, 1), line: 1, place: STDIN_NAME };
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Runs a check of one record and puts the record's place before the path of the error it throws. */
export function atPlace<Value>(place: string, check: () => Value): Value {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof BelegError)) throw error;
    const path = error.path === "" ? place : `${place}: ${error.path}`;
    throw belegErrorOf({ code: error.code, params: error.params, path }, { cause: error });
  }
}
