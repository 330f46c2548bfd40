import { createInterface } from "node:readline";
import { belegError, formatMessage } from "@beleg/core/contracts";
import type { Locale } from "@beleg/core/text";
import type { CliIo } from "../cli-io.ts";
import { CI_KINDS, type CiKind } from "./starter-files.ts";

/** The one thing a folder does not always tell: which CI it has. Enter, or the end of the input, takes the likely one. */
export async function askCi(likely: CiKind, locale: Locale, io: CliIo): Promise<CiKind> {
  const kinds = CI_KINDS.join(", ");
  const lines = createInterface({ input: io.stdin, output: io.stderr, signal: io.signal });
  lines.setPrompt(formatMessage("cli.init_ask_ci", { kinds, likely }, locale));
  lines.prompt();
  const answer = await new Promise<string>((resolve) => {
    lines.once("line", resolve).once("close", () => resolve(""));
  });
  lines.close();
  io.signal.throwIfAborted();
  if (answer.trim() === "") return likely;
  const kind = CI_KINDS.find((one) => one === answer.trim().toLowerCase());
  if (kind === undefined) throw belegError("invalid_argument", { argument: "--ci", detail: kinds });
  return kind;
}
