import { formatMessage } from "@beleg/core/contracts";
import type { ReportCase } from "@beleg/core/report";
import { givenLocale } from "../../settings/index.ts";
import { write } from "../cli-io.ts";
import { EXIT } from "../exit-codes.ts";
import { settingsOf } from "../settings-options.ts";
import { writeBaseline } from "./baseline-file.ts";
import type { CheckInvocation } from "./check-flags.ts";
import { runCheck } from "./run-check.ts";

/** Checks, and takes what is found for known. */
export async function runWriteBaseline(invocation: CheckInvocation & { readonly file: string }): Promise<number> {
  const { io, file } = invocation;
  const settings = await settingsOf(invocation);
  if (settings === null) return EXIT.passed;
  const locale = givenLocale(settings.values) ?? "en";
  const cases: ReportCase[] = [];
  const code = await runCheck(invocation, (reportCase) => cases.push(reportCase));
  // Written now, the findings nobody has looked for yet would be new ones tomorrow.
  if (code !== EXIT.passed && code !== EXIT.gateFailed) {
    await write(io.stderr, `beleg: ${formatMessage("cli.baseline_incomplete", { file }, locale)}\n`);
    return code;
  }
  const count = await writeBaseline(file, cases, io.cwd);
  await write(io.stderr, `${formatMessage("cli.baseline_written", { file, count }, locale)}\n`);
  return EXIT.passed;
}
