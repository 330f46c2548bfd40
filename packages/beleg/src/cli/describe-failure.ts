import { BelegError, belegError, belegErrorOf, errorMessage } from "@beleg/core/contracts";
import { isLocale } from "@beleg/core/text";
import type { CliIo } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";

/** Turns whatever a verb threw into one line a person can act on, and an exit code. */
export function describeFailure(error: unknown, argv: readonly string[], io: CliIo): { line: string; code: number } {
  if (io.signal.aborted) return { line: "", code: EXIT.interrupted };
  const known =
    error instanceof BelegError
      ? blamed(error, argv)
      : belegError("internal_error", { detail: String(error) }, { cause: error });
  const requested = requestedLocale(argv, io.env);
  const message = errorMessage(known, requested !== undefined && isLocale(requested) ? requested : "en");
  const stack = io.env.BELEG_DEBUG && error instanceof Error ? `\n${error.stack}` : "";
  return { line: `beleg: ${printable(message)}${stack}`, code: known.exit };
}

/** The flags beside variables that name the same thing. */
const FLAG_OF: Readonly<Record<string, string>> = { BELEG_MODEL: "--model", BELEG_VERIFIER: "--verifier" };

/** A model or a verifier that was named by flag, or behind the verb, is their fault, not that of the variable nobody set. */
function blamed(error: BelegError, argv: readonly string[]): BelegError {
  const { code, params, path } = error;
  const flag = code === "invalid_config" ? FLAG_OF[String(params.file)] : undefined;
  if (flag === undefined) return error;
  const isTyped = argv.some((arg) => arg === flag || arg.startsWith(`${flag}=`));
  const file = isTyped ? flag : `--${argv[0]}` === flag ? argv.slice(0, 2).join(" ") : undefined;
  return file === undefined ? error : belegErrorOf({ code, params: { ...params, file }, path }, { cause: error });
}

/** Errors speak the language asked for with --locale or BELEG_LOCALE, else English: never the machine's, so logs compare. */
function requestedLocale(argv: readonly string[], env: CliIo["env"]): string | undefined {
  const at = argv.findIndex((arg) => arg === "--locale" || arg.startsWith("--locale="));
  const flag = at === -1 ? undefined : argv[at] === "--locale" ? argv[at + 1] : argv[at]?.slice("--locale=".length);
  return flag ?? env.BELEG_LOCALE;
}

/** A file name or a flag may carry line breaks and terminal codes: they are shown, not obeyed. */
function printable(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]/gu, (char) => `\\x${char.charCodeAt(0).toString(16)}`);
}
