import type { LanguagePack } from "./language-pack.ts";

/** True for languages a short text is easily mistaken between. */
export function areClose(a: LanguagePack, b: LanguagePack): boolean {
  return a.closeTo.includes(b.code) || b.closeTo.includes(a.code);
}
