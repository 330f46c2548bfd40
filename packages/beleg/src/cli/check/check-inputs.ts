import { articleIdIsFree, belegError, requireContract, Sources } from "@beleg/core/contracts";
import { z } from "zod";
import { type CheckInput, languageOf } from "../../checker/index.ts";
import { readText } from "../../files/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { CliIo } from "../cli-io.ts";
import { atPlace, readCases } from "../read-cases.ts";
import type { SourceFiles } from "../source-files.ts";
import type { CheckArgs, CheckFlags } from "./check-flags.ts";

/** One record of `--input`; unknown keys are left alone, so that datasets can be checked as they are. */
const CheckRow = z
  .looseObject({
    id: z.union([z.string(), z.number()]).transform(String).optional(),
    article_text: z.string().nullish(),
    sources: Sources.nullish(),
    summary_text: z.string(),
    lang: z.string().nullish(),
  })
  .superRefine(articleIdIsFree);

type CheckDefaults = Pick<CheckInput, "lang" | "debug">;

/** The texts the command line names: one, or the records of a file; `shared` are the sources it names. */
export function inputsOf(
  { text }: CheckArgs,
  { input, debug }: CheckFlags,
  { article_name: _name, ...shared }: SourceFiles,
  { lang }: Settings,
  io: CliIo,
): AsyncGenerator<CheckInput> {
  if (input !== undefined) return manyInputs(input, shared, (own) => ({ lang: languageOf(lang, own), debug }), io);
  return oneInput(text ?? "-", shared, { lang: languageOf(lang, undefined), debug }, io);
}

/** Refuses a command line that names too few texts, or too many, before any file is read. */
export function requireTexts({ text }: CheckArgs, { input, source }: CheckFlags): void {
  if (input !== undefined && text !== undefined) {
    throw belegError("invalid_argument", { argument: "--input", detail: `not together with a text (${text})` });
  }
  if (input !== undefined) return;
  if (text === undefined) throw belegError("missing_argument", { argument: "text" });
  if (source.length === 0) throw belegError("missing_argument", { argument: "--source" });
  if ([text, ...source].filter((name) => name === "-").length > 1) {
    throw belegError("invalid_argument", { argument: "--source", detail: "only one of both can be stdin" });
  }
}

async function* oneInput(
  text: string,
  shared: Omit<SourceFiles, "article_name">,
  asked: CheckDefaults,
  io: CliIo,
): AsyncGenerator<CheckInput> {
  yield { ...shared, summary_text: await readText(text, io), ...asked };
}

async function* manyInputs(
  file: string,
  shared: Omit<SourceFiles, "article_name">,
  askedOf: (lang: string | null | undefined) => CheckDefaults,
  io: CliIo,
): AsyncGenerator<CheckInput> {
  for await (const { value, place } of readCases(file, io)) {
    const { id, article_text, sources, summary_text, lang } = atPlace(place, () => requireContract(CheckRow, value));
    const own = article_text == null && sources == null ? shared : { article_text, sources };
    yield {
      id,
      article_text: own.article_text ?? "",
      ...(own.sources && { sources: own.sources }),
      summary_text,
      ...askedOf(lang),
    };
  }
}
