import { belegError, requireContract } from "@beleg/core/contracts";
import { z } from "zod";
import { type CheckInput, languageOf } from "../../checker/index.ts";
import { readText } from "../../files/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { CliIo } from "../cli-io.ts";
import { atPlace, readCases } from "../read-cases.ts";
import type { CheckArgs, CheckFlags } from "./check-flags.ts";

/** One record of `--input`; unknown keys are left alone, so that datasets can be checked as they are. */
const CheckRow = z.looseObject({
  id: z.union([z.string(), z.number()]).transform(String).optional(),
  article_text: z.string().nullish(),
  summary_text: z.string(),
  lang: z.string().nullish(),
});

/** The texts the command line names: one, or the records of a file. */
export function inputsOf(
  { text }: CheckArgs,
  options: CheckFlags,
  { lang }: Settings,
  io: CliIo,
): AsyncGenerator<CheckInput> {
  const { input, source, debug } = options;
  if (input === undefined) return oneInput(text, source, { lang: languageOf(lang, undefined), debug }, io);
  if (text !== undefined) {
    throw belegError("invalid_argument", { argument: "--input", detail: `not together with a text (${text})` });
  }
  return manyInputs(input, source, (own) => ({ lang: languageOf(lang, own), debug }), io);
}

type CheckDefaults = Pick<CheckInput, "lang" | "debug">;

async function* oneInput(
  text: string | undefined,
  source: string | undefined,
  asked: CheckDefaults,
  io: CliIo,
): AsyncGenerator<CheckInput> {
  if (text === undefined) throw belegError("missing_argument", { argument: "text" });
  if (source === undefined) throw belegError("missing_argument", { argument: "--source" });
  if (text === "-" && source === "-") {
    throw belegError("invalid_argument", { argument: "--source", detail: "only one of both can be stdin" });
  }
  yield { article_text: await readText(source, io), summary_text: await readText(text, io), ...asked };
}

async function* manyInputs(
  file: string,
  source: string | undefined,
  askedOf: (lang: string | null | undefined) => CheckDefaults,
  io: CliIo,
): AsyncGenerator<CheckInput> {
  const shared = source === undefined ? "" : await readText(source, io);
  for await (const { value, place } of readCases(file, io)) {
    const { id, article_text, summary_text, lang } = atPlace(place, () => requireContract(CheckRow, value));
    yield { id, article_text: article_text ?? shared, summary_text, ...askedOf(lang) };
  }
}
