import { articleIdIsFree, Criteria, requireContract, Sources } from "@beleg/core/contracts";
import type { ReportCase } from "@beleg/core/report";
import { z } from "zod";
import { type CheckInput, languageOf } from "../../checker/index.ts";
import type { Settings } from "../../settings/index.ts";
import type { CliIo } from "../cli-io.ts";
import type { FileTexts } from "../file-texts.ts";
import { atPlace, readCases } from "../read-cases.ts";
import { recordNames } from "../record-names.ts";
import { readSourceFiles, type SourceFiles } from "../source-files.ts";
import type { CheckArgs, CheckFlags } from "./check-flags.ts";
import { Contexts } from "./contexts.ts";
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
    contexts: Contexts.nullish(),
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
  return oneInput(text ?? "-", reading.shared, asked, reading.texts);
}

async function* oneInput(
  file: string,
  { article_name, origins, ...sources }: SourceFiles,
  asked: CheckDefaults & Pick<CheckInput, "id">,
  texts: FileTexts,
): AsyncGenerator<NamedInput> {
  const { text, origin } = await texts.read(file);
  const all = origin === undefined ? origins : new Map(origins).set(file, origin);
  const shown = { id: asked.id, summary_name: file, article_name, origins: all };
  yield { ...sources, summary_text: text, ...asked, shown };
}

async function* pairedInputs(
  pairs: readonly TextPair[],
  asked: CheckDefaults,
  { shared, texts, io }: Reading,
): AsyncGenerator<NamedInput> {
  for (const { id, file, sources } of pairs) {
    const own = sources === undefined ? shared : await readSourceFiles(sources, texts, io);
    yield* oneInput(file, own, { ...asked, id }, texts);
  }
}

async function* manyInputs(
  file: string,
  askedOf: (lang: string | null | undefined) => CheckDefaults,
  { shared, io }: Reading,
): AsyncGenerator<NamedInput> {
  for await (const record of readCases(file, io)) {
    const { id, article_text, summary_text, criteria, lang, ...row } = atPlace(record.place, () => rowOf(record.value));
    const isOwn = article_text != null || row.sources != null;
    const own: SourceFiles = isOwn ? { article_text: article_text ?? "", ...row, origins: new Map() } : shared;
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

/** What a record holds, its contexts among its sources. */
function rowOf(value: unknown) {
  const { contexts, sources: given, ...row } = requireContract(CheckRow, value);
  const sources = contexts == null ? given : [...(given ?? []), ...contexts];
  return { ...row, ...(sources != null && requireContract(z.object({ sources: Sources }), { sources })) };
}
