import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = new URL("../../docs/decisions/", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, FOLDER), "utf8");
const recordsIn = (folder: string) =>
  readdirSync(new URL(folder, FOLDER))
    .filter((file) => /^\d{4}-.*\.md$/.test(file))
    .map((file) => folder + file);

/** What a record may say of itself; links are read from the index. */
const STATUS = /^(accepted|superseded by \[(\d{4})\]\(\2-[\w-]+\.md\)|log of \[(\d{4})\]\(\3-[\w-]+\.md\))$/;

const files = [...recordsIn(""), ...recordsIn("logs/")];
const rows = [...read("README.md").matchAll(/^\| \[(\d{4})\]\((\S+)\) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, number = "", file = "", title = "", status = ""]) => ({ number, file, title, status }),
);

describe("the decision records", () => {
  it("are all in the index, in the order of their numbers", () => {
    expect(rows.map(({ file }) => file).sort()).toEqual([...files].sort());
    const numbers = rows.map(({ number }) => number);
    expect(numbers).toEqual([...numbers].sort());
  });

  it.each(rows)("$file: title and status are those of the index", ({ number, file, title, status }) => {
    const [heading, blank, said] = read(file).split("\n");
    expect(heading).toBe(`# ${number} ${title}`);
    expect(blank).toBe("");
    // A log lies one folder deeper than the record it belongs to.
    expect(said?.replace("](../", "](")).toBe(`Status: ${status}`);
    expect(file.replace("logs/", "").slice(0, 4)).toBe(number);
    expect(status).toMatch(STATUS);
    expect(status.startsWith("log of")).toBe(file.startsWith("logs/"));
  });

  it.each([...files, "README.md"])("%s leads to files that are there", (file) => {
    const links = [...read(file).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, link]) => link!);
    expect(links.filter((link) => !existsSync(new URL(link, new URL(file, FOLDER))))).toEqual([]);
  });
});
