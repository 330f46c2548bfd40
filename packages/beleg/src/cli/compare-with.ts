import { belegError, canonicalJson, JudgeAgreement, requireContract } from "@beleg/core/contracts";
import { agreementMarkdown } from "@beleg/core/evaluation";
import type { Locale } from "@beleg/core/text";
import { agreeWithScores } from "../evaluate/index.ts";
import { numberOf } from "./argument-values.ts";
import { type CliIo, write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { documentFormat } from "./shown-format.ts";
import { outputFilesOf, writeOutputFiles } from "./write-output-files.ts";

/** What `--with` needs of the command line. */
interface WithInvocation {
  readonly args: { readonly a: string; readonly b: string | undefined };
  readonly options: {
    readonly format: string | undefined;
    readonly output: readonly string[];
    readonly resamples: string;
    readonly scoreCutoff: string;
    readonly failIfWorse: string | undefined;
  };
  readonly io: CliIo;
}

/** `beleg compare RUN --with scores.NAME`: how far a run and another tool agree on the same rows. */
export async function compareWith(
  name: string,
  { args, options, io }: WithInvocation,
  { seed, locale }: { readonly seed: number; readonly locale: Locale },
): Promise<number> {
  const given = { b: args.b, "--fail-if-worse": options.failIfWorse };
  const [unused] = Object.entries(given).find(([, value]) => value !== undefined) ?? [];
  if (unused !== undefined) throw belegError("invalid_argument", { argument: unused, detail: "--with" });
  if (options.format === "html") throw belegError("invalid_argument", { argument: "--format", detail: "html: --with" });
  const outputs = outputFilesOf(options.output, ["md", "json"]);
  const scoreCutoff = numberOf("--score-cutoff", options.scoreCutoff, { min: 0, max: 1 });
  const resamples = numberOf("--resamples", options.resamples, { min: 1, max: 1e6, whole: true });
  const found = await agreeWithScores(args.a, name, io.cwd, { seed, resamples, scoreCutoff });
  const agreement = requireContract(JudgeAgreement, found);
  const render = (format: string) =>
    format === "json" ? `${canonicalJson(agreement, { indent: 2 })}\n` : agreementMarkdown(agreement, args.a, locale);
  await write(io.stdout, render(documentFormat(io, options.format)));
  await writeOutputFiles(outputs, render, io.cwd);
  return EXIT.passed;
}
