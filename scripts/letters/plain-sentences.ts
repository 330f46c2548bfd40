import { readFileSync } from "node:fs";
import type { Locale } from "../../packages/core/src/locales/index.ts";

const FOLDER = new URL("../../bench/claims/", import.meta.url);
const FILES = ["articles", "reports", "entities", "overreach", "things", "offers", "prices"];
const FEWEST_SIGNS = 25;
const MOST_SIGNS = 200;
const MOST = 1000;

/** Sentences about the world and no payment: a reader that has only seen letters takes every strange word for a leak. */
export function plainSentences(locale: Locale): string[] {
  const texts = FILES.flatMap((name) =>
    readFileSync(new URL(`${name}.jsonl`, FOLDER), "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as { readonly lang: string; readonly source: string }),
  );
  const own = texts.filter(({ lang }) => lang === locale).flatMap(({ source }) => source.split(/(?<=[.!?])\s+/));
  return [...new Set(own)].filter(({ length }) => length > FEWEST_SIGNS && length < MOST_SIGNS).slice(0, MOST);
}
