import { articleIdIsFree, BelegError, belegError, Criteria, requireContract, Sources } from "@beleg/core/contracts";
import type { Preset } from "@beleg/core/evaluation";
import type { ReportCase } from "@beleg/core/report";
import { z } from "zod";
import { type CheckInput, languageOf, withContexts } from "../../checker/index.ts";
import { inputName } from "../../files/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { CliIo } from "../cli-io.ts";
import type { FileTexts } from "../file-texts.ts";
import { atPlace, type InputCase, readRecords } from "../read-cases.ts";
import { recordNames } from "../record-names.ts";
import { readSourceFiles, type SourceFiles } from "../source-files.ts";
import type { CheckArgs, CheckFlags } from "./check-flags.ts";
import type { TextPair } from "./text-pairs.ts";

/** A text to check, and how reports call it and find it. */
export type NamedInput = CheckInput & {
  readonly shown: Pick<ReportCase, "id" | "summary_name" | "article_name" | "origins">;
};

/** One record of `--input`; unknown keys are left alone, so that datasets can be checked as they are. */
const CheckRow = z
  .looseObject({
    id: z.union([z.string(), z.number()]).transform(String).optional(),
    article_text: z.string().nullish(),
    sources: Sources.nullish(),
    summary_text: z.string(),
    criteria: Criteria.nullish(),
    lang: z.string().nullish(),
  })
  .superRefine(articleIdIsFree);

type CheckDefaults = Pick<CheckInput, "lang" | "debug">;

/** What the texts are read with. */
type Reading = {
  readonly shared: SourceFiles;
  readonly texts: FileTexts;
  readonly settings: Settings;
  /** Whose form the records have. */
  readonly preset: Preset;
  readonly io: CliIo;
};

/** The texts the command line names: one, those of a folder, or the records of a file; `shared` are the sources it names. */
export function inputsOf(
  { text }: CheckArgs,
  { input, debug }: CheckFlags,
  pairs: readonly TextPair[] | undefined,
  reading: Reading,
): AsyncGenerator<NamedInput> {
  const { lang } = reading.settings;
  const asked = { lang: languageOf(lang, undefined), debug };
  if (input !== undefined) return manyInputs(input, (own) => ({ lang: languageOf(lang, own), debug }), reading);
  if (pairs !== undefined) return pairedInputs(pairs, asked, reading);
  return oneInput(text[0] ?? "-", reading.shared, asked, { read: (file) => readOne(file, reading.texts) });
}

/** A folder where one text belongs: there are flags for folders. */
async function readOne(file: string, texts: FileTexts): ReturnType<FileTexts["read"]> {
  try {
    return await texts.read(file);
  } catch (error) {
    throw error instanceof BelegError && error.code === "file_is_directory"
      ? belegError("text_is_directory", { file }, { cause: error })
      : error;
  }
}

async function* oneInput(
  file: string,
  { article_name, origins, ...sources }: SourceFiles,
  asked: CheckDefaults & Pick<CheckInput, "id">,
  texts: Pick<FileTexts, "read">,
): AsyncGenerator<NamedInput> {
  const { text, origin } = await texts.read(file);
  const summary_name = inputName(file);
  if (text.trim() === "") throw belegError("file_empty", { file: summary_name });
  const all = origin === undefined ? origins : new Map(origins).set(summary_name, origin);
  const shown = { id: asked.id, summary_name, article_name, origins: all };
  yield { ...sources, summary_text: text, ...asked, shown };
}

async function* pairedInputs(
  pairs: readonly TextPair[],
  asked: CheckDefaults,
  { shared, texts, io }: Reading,
): AsyncGenerator<NamedInput> {
  for (const { id, file, sources } of pairs) {
    const own = sources === undefined ? shared : await readSourceFiles(sources, texts, io);
    const isNamed = id === undefined;
    yield* oneInput(file, own, { ...asked, id }, isNamed ? { read: (name) => readOne(name, texts) } : texts);
  }
}

async function* manyInputs(
  file: string,
  askedOf: (lang: string | null | undefined) => CheckDefaults,
  { shared, preset, settings, io }: Reading,
): AsyncGenerator<NamedInput> {
  for await (const record of recordsOf(file, preset, settings, io)) {
    const { id, article_text, sources, summary_text, criteria, lang } = atPlace(record.place, () =>
      requireContract(CheckRow, withContexts(record.value)),
    );
    const isOwn = article_text != null || sources != null;
    const own: SourceFiles = isOwn
      ? { article_text: article_text ?? "", ...(sources && { sources }), origins: new Map() }
      : shared;
    yield {
      id,
      article_text: own.article_text ?? "",
      ...(own.sources && { sources: own.sources }),
      summary_text,
      ...(criteria != null && { criteria }),
      ...askedOf(lang),
      shown: recordNames(file, record, id, own, isOwn),
    };
  }
}

/** The records of a file: ours, or rows of another tool's export made ours. */
async function* recordsOf(file: string, preset: Preset, settings: Settings, io: CliIo): AsyncGenerator<InputCase> {
  if (preset !== "beleg") {
    const { readPresetRows } = await import("../../evaluate/dataset.ts");
    const task = settings.dimensions.includes("factuality") ? "factuality" : "coherence";
    const rows = readPresetRows({ file, preset, task, ...io });
    for await (const { line, value } of rows) yield { value, line, place: `${inputName(file)}:${line}` };
    return;
  }
  for await (const record of readRecords(file, io)) {
    if (!hasText(record.value)) {
      const { refuseForeign } = await import("../../evaluate/rows/mapped-rows.ts");
      refuseForeign(record.value, { file: inputName(file), row: record.line });
    }
    yield record;
  }
}

function hasText(value: unknown): boolean {
  return typeof value === "object" && value !== null && "summary_text" in value;
}
