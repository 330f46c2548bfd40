import { formatMessage, type Source } from "@beleg/core/contracts";
import { type Locale, localeFor, textLocale } from "@beleg/core/text";
import { createGuard, type GuardOptions } from "../checker/create-guard.ts";
import { describeDecision, told } from "./describe-decision.ts";

/** What an answer was written from: one text, or several, with ids of their own or without. */
export type BackingSources = string | readonly (string | Source)[];

/** How strict the matcher is, and who judges. */
export interface BackedByOptions extends Omit<GuardOptions, "sources" | "onContradicted" | "onUnverified"> {
  /** Whether statements that the sources neither confirm nor contradict may stay. Defaults to false: they are not backed. */
  readonly allowUnverified?: boolean | undefined;
}

/** What Vitest and Jest want to know of a matcher. */
interface Matched {
  readonly pass: boolean;
  readonly message: () => string;
}

/**
 * A matcher for Vitest and Jest: `await expect(answer).toBeBackedBy(sources)`. It passes only when the guard lets the answer
 * pass. It is asynchronous: without `await` a test ends before the verdict.
 */
export async function toBeBackedBy(
  this: { readonly isNot?: boolean },
  answer: unknown,
  sources: BackingSources,
  { allowUnverified = false, ...options }: BackedByOptions = {},
): Promise<Matched> {
  const isNot = this.isNot === true;
  // Whatever nobody can judge fails, with `.not` too.
  const fails = (message: () => string): Matched => ({ pass: isNot, message });
  const locale = () => localeOf(answer, sources, options);
  if (typeof answer !== "string") {
    const type = answer === null ? "null" : Array.isArray(answer) ? "array" : typeof answer;
    return fails(() => told("incomplete", formatMessage("matcher.not_a_text", { type }, locale()), locale()));
  }
  if (answer.trim() === "")
    return fails(() => told("incomplete", formatMessage("matcher.empty", {}, locale()), locale()));
  const hasReader = options.model !== undefined || options.verifier !== undefined;
  const onUnverified = allowUnverified ? "pass" : "block";
  const decision = await createGuard({ ...options, sources: named(sources), onUnverified }).check(answer);
  const message = () => describeDecision(decision, { locale: locale(), hasReader });
  return decision.verdict === "incomplete" ? fails(message) : { pass: decision.verdict === "passed", message };
}

/** The language of the message: the one given, else that of the answer, else English. */
function localeOf(answer: unknown, sources: BackingSources, { locale, language }: BackedByOptions): Locale {
  if (locale !== undefined) return locale;
  if (language !== undefined) return localeFor(language);
  const [first = ""] = typeof sources === "string" ? [sources] : sources;
  return textLocale(typeof answer === "string" ? answer : "", typeof first === "string" ? first : first.text);
}

function named(sources: BackingSources): string | readonly Source[] {
  if (typeof sources === "string") return sources;
  return sources.map((one, at) => (typeof one === "string" ? { id: `sources[${at}]`, text: one } : one));
}
