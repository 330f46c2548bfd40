import { PassThrough } from "node:stream";
import { expect, test } from "vitest";
import type { CliIo } from "./cli-io.ts";
import { writeRows } from "./print-rows.ts";

const ITEMS = [
  { id: 1, name: "a\nb", more: { deep: true } },
  { id: 22, name: null, more: { deep: false } },
];
const COLUMNS_SHOWN = "id  name\n1   a b\n22  -\n";
const LINES = '{"id":1,"more":{"deep":true},"name":"a\\nb"}\n{"id":22,"more":{"deep":false},"name":null}\n';

async function shown(isTTY: boolean, format?: "pretty" | "json" | "jsonl", items = ITEMS) {
  const stdout = Object.assign(new PassThrough(), { isTTY });
  await writeRows(items, ["id", "name"], { format, none: "Nothing yet." }, { stdout } as unknown as CliIo);
  return String(stdout.read() ?? "");
}

test.each([
  ["a terminal gets columns", true, undefined, COLUMNS_SHOWN],
  ["a pipe gets whole items, one a line", false, undefined, LINES],
  ["a format is what it says: columns", false, "pretty", COLUMNS_SHOWN],
  ["lines", true, "json", LINES],
  ["lines by the other name", true, "jsonl", LINES],
] as const)("%s", async (_name, isTTY, format, text) => {
  expect(await shown(isTTY, format)).toBe(text);
});

test("a terminal is told that there is nothing, a pipe gets nothing", async () => {
  expect(await shown(true, undefined, [])).toBe("Nothing yet.\n");
  expect(await shown(false, undefined, [])).toBe("");
});
