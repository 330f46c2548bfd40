import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LANGUAGES } from "./language.ts";

/** Folders whose code asks the pack and knows no language itself. */
const FOLDERS = ["text"];

const codes = LANGUAGES.join("|");
const BRANCHES = [
  /\blanguage\.code\b/,
  new RegExp(`\\b(?:language|code)\\s*[!=]==?\\s*"(?:${codes})"`),
  new RegExp(`\\bcase\\s+"(?:${codes})"`),
  new RegExp(`\\bpackOf\\(\\s*"(?:${codes})"`),
  new RegExp(`/languages/(?:${codes})/`),
  /\bRecord<Language\b/,
];

function branchesIn(code: string): string[] {
  return code.split("\n").filter((line) => BRANCHES.some((branch) => branch.test(line)));
}

test.each(FOLDERS)("%s/ names no language", (folder) => {
  const root = new URL(`../${folder}/`, import.meta.url).pathname;
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.endsWith(".test.ts") && !/(?:^|\/)testing\//.test(name),
  );
  expect(files.length).toBeGreaterThan(0);
  expect(
    files.flatMap((name) => branchesIn(readFileSync(join(root, name), "utf8")).map((line) => `${name}: ${line}`)),
  ).toEqual([]);
});

test("the search sees what it looks for", () => {
  const branches = [
    'if (language.code === "de") return true;',
    'const only = code !== "en";',
    'return language === "pt" ? 1 : 2;',
    'case "es":',
    'isStopWord(fold, packOf("de"))',
    'import { nouns } from "../../languages/de/nouns.ts";',
    "const tables: Readonly<Record<Language, string>> = {",
  ];
  expect(branchesIn(branches.join("\n"))).toEqual(branches);
  expect(branchesIn('if (token.fold === "de" && language.calendar.monthFirst) next++;')).toEqual([]);
});

test("a pack reads nothing of the engine", () => {
  const root = new URL("./", import.meta.url).pathname;
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((name) =>
    /^(?!.*\.test).*\.ts$/.test(name),
  );
  expect(files.filter((name) => readFileSync(join(root, name), "utf8").includes("/text/"))).toEqual([]);
});
