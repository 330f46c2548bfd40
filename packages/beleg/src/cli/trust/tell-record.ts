import { canonicalJson, type TrustProfile } from "@beleg/core/contracts";
import { percent, trustMarkdown, trustWords } from "@beleg/core/judges";
import type { Locale } from "@beleg/core/text";
import type { Settings } from "../../settings/index.ts";
import { trustPage } from "../../trust/trust-page.ts";
import { write } from "../cli-io.ts";
import { documentFormat } from "../shown-format.ts";
import { type OutputFile, writeOutputFiles } from "../write-output-files.ts";
import type { TrustInvocation } from "./trust-flags.ts";

export type RecordFormat = "md" | "json" | "html";

const RENDER = {
  md: (profile, locale) => trustMarkdown([profile], locale),
  json: (profile) => `${canonicalJson(profile, { indent: 2 })}\n`,
  html: trustPage,
} as const satisfies Record<RecordFormat, (profile: TrustProfile, locale: Locale) => string>;

/** Prints the record of a judge, writes it where it was asked for and says what follows. Loaded when there is one: the first call need not wait for it. */
export async function tellRecord(
  { options, io }: TrustInvocation,
  { profile, file, ms }: { readonly profile: TrustProfile; readonly file: string | null; readonly ms: number },
  outputs: readonly OutputFile[],
  settings: Settings,
  locale: Locale,
): Promise<void> {
  const render = (format: string) => RENDER[format as RecordFormat](profile, locale);
  if (!options.quiet) await write(io.stdout, render(documentFormat(io, options.format)));
  await writeOutputFiles(outputs, render, io.cwd);
  if (!options.quiet) await write(io.stderr, closing(profile, settings, locale, ms, file));
}

/** What follows from the figures, for people: never on stdout. */
function closing(profile: TrustProfile, settings: Settings, locale: Locale, ms: number, file: string | null): string {
  const { say } = trustWords(locale);
  const { input_tokens, output_tokens } = profile.usage;
  const claims = Math.max(1, profile.data.claims);
  const withheld = profile.languages.flatMap(({ lang, ...trust }) =>
    (["correct", "incorrect"] as const).flatMap((verdict) => {
      const { rate } = trust[verdict].right;
      const least = settings.trust_min_precision;
      if (rate === null || rate >= least) return [];
      return [say("withheld", { verdict, lang, rate: percent(rate), least: percent(least) })];
    }),
  );
  const cost = { ms: (ms / claims).toFixed(1), tokens: Math.round((input_tokens + output_tokens) / claims) };
  return `${[say("cost", cost), ...withheld, file === null ? say("unkept", {}) : say("kept", { file })].join("\n")}\n`;
}
