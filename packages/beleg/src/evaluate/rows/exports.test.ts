import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { EvaluationTask } from "@beleg/core/contracts";
import type { Preset } from "@beleg/core/evaluation";
import { afterAll, describe, expect, it } from "vitest";
import { readTextRows } from "../dataset.ts";

const cwd = join(import.meta.dirname, "../../../../../tests/fixtures/datasets");
const folder = mkdtempSync(join(tmpdir(), "beleg-rows-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(file: string, preset: Preset, place = cwd, task: EvaluationTask = "factuality") {
  const rows = [];
  for await (const { row } of readTextRows({ file, cwd: place, preset, task })) rows.push(row);
  return rows;
}

const written = (name: string, content: string | Uint8Array) => {
  writeFileSync(join(folder, name), content);
  return name;
};

describe("real exports, by their own field names", () => {
  const RIGHT = "The bridge over the Elbe was opened in 1893.";
  const WRONG = "The tower in Lisbon was built between 1514 and 1619.";
  const scored = (name: string) => [{ [name]: 1 }, { [name]: 0 }];

  it.each<[string, Preset, readonly Record<string, number | null>[] | null]>([
    ["ragas.csv", "ragas", [{ faithfulness: 1, answer_relevancy: 0.91 }, { faithfulness: 0 }]],
    [
      "ragas.parquet",
      "ragas",
      [
        { faithfulness: 1, answer_relevancy: 0.91 },
        { faithfulness: 0, answer_relevancy: null },
      ],
    ],
    [
      "ragas-zstd.parquet",
      "ragas",
      [
        { faithfulness: 1, answer_relevancy: 0.91 },
        { faithfulness: 0, answer_relevancy: null },
      ],
    ],
    ["deepeval.json", "deepeval", scored("Faithfulness")],
    ["deepeval.jsonl", "deepeval", null],
    ["deepeval.csv", "deepeval", null],
    ["autoevals.json", "autoevals", scored("Faithfulness")],
    [
      "promptfoo.json",
      "promptfoo",
      [
        { "context-faithfulness": 1, Brevity: 0.9 },
        { "context-faithfulness": 0, Brevity: 0.9 },
      ],
    ],
    ["langfuse.json", "langfuse", [{ faithfulness: 1 }, { faithfulness: 0.1 }]],
  ])("%s", async (file, preset, scores) => {
    const rows = await read(file, preset);
    expect(rows.map(({ summary_text }) => summary_text)).toEqual([RIGHT, WRONG]);
    expect(rows[0]?.article_text).toContain("by King Albert");
    expect(rows[1]?.sources?.map(({ text }) => text.slice(0, 9))).toEqual(["The bridg", "The tower"]);
    expect(rows.map((row) => row.scores ?? null)).toEqual(scores ?? [null, null]);
  });

  it("ragas multi-turn: one row for each answer after a tool spoke, with all that tools had said by then", async () => {
    const rows = await read("ragas-multi-turn.jsonl", "ragas");
    expect(rows.map(({ id, group, summary_text }) => [id, group, summary_text])).toEqual([
      ["ragas-1|4", "ragas-1", RIGHT],
      ["ragas-1|8", "ragas-1", WRONG],
    ]);
    expect(rows[0]?.article_text).toContain("Blue Wonder");
    expect(rows[1]?.sources).toHaveLength(2);
  });

  it.each<[string, Preset]>([
    ["ragtruth/response.jsonl", "ragtruth"],
    ["lettucedetect.json", "lettucedetect"],
  ])("%s: marked spans are errors, and lie where they were marked", async (file, preset) => {
    const rows = await read(file, preset);
    expect(rows.map(({ has_error }) => has_error)).toEqual([false, true]);
    const [span] = rows[1]?.error_spans ?? [];
    expect(rows[1]?.summary_text.slice(span?.start ?? 0, span?.end ?? 0)).toBe("1619");
    expect(rows[1]?.article_text).toMatch(/^The tower in Lisbon/);
  });

  it("frank.json: the dataset is the origin", async () => {
    const rows = await read("frank.json", "frank");
    expect(rows.map(({ origin, has_error, group }) => [origin, has_error, group])).toEqual([
      ["bbc", false, "34687720"],
      ["cnndm", true, "34687721"],
    ]);
  });

  it.each(["own.jsonl.gz", "own.json.gz"])("%s: our own rows", async (file) => {
    const rows = await read(file, "beleg");
    expect(rows.map(({ id, has_error }) => [id, has_error])).toEqual([
      ["r0", false],
      ["r1", true],
    ]);
  });
});

describe("files that cannot be read", () => {
  const failing = async (file: string, preset: Preset, task: EvaluationTask = "factuality") =>
    read(file, preset, folder, task).catch((error: unknown) => (error as Error).message);

  it("names row, field and way out in the words of the tool", async () => {
    const rows = [
      { user_input: "?", retrieved_contexts: ["One."], response: "Two." },
      { user_input: "?", response: "Two." },
    ];
    const file = written("late.json", JSON.stringify(rows));
    expect(await failing(file, "ragas")).toBe(
      "late.json, row 2: nothing to judge the answer against. ragas has it in retrieved_contexts, contexts: export that field too, or take --task readability or coherence, which need no source",
    );
    expect(await failing(file, "ragas", "readability")).toHaveLength(2);
    expect(await failing(file, "deepeval")).toMatch(
      /^late\.json, row 1: no answer to judge\. deepeval has it in actual_output, actualOutput/,
    );
    expect(await failing(file, "beleg")).toMatch(/row 1: there is no summary_text.* --preset ragas$/);
  });

  it("says where a CSV is broken", async () => {
    expect(await failing(written("a.csv", "id,summary_text\n1,One, two.\n"), "beleg")).toMatch(
      /row 1: 3 cells, the header names 2/,
    );
    expect(await failing(written("b.csv", 'id,summary_text\n1,"One.\n'), "beleg")).toMatch(
      /a quoted cell is not closed/,
    );
    expect(await failing(written("c.csv", "id,id\n1,2\n"), "beleg")).toMatch(/two columns are called "id"/);
    expect(await failing(written("d.csv", Buffer.from([0x69, 0x64, 0x0a, 0xff, 0x0a])), "beleg")).toMatch(/UTF-8/);
  });

  it("refuses half a gzip and half a Parquet file without a stack trace", async () => {
    const half = gzipSync("{}\n".repeat(9999)).subarray(0, 60);
    expect(await failing(written("half.jsonl.gz", half), "beleg")).toMatch(/half\.jsonl\.gz/);
    expect(await failing(written("half.parquet", "PAR1 and no more"), "beleg")).toMatch(/Parquet/);
  });
});

describe("CSV", () => {
  it.each([
    ["commas, CRLF", 'id,summary_text,has_error\r\n1,"A ""b"", c\nd",true\r\n2,Two.,false\r\n'],
    ["semicolons, no line break at the end", 'id;summary_text;has_error\n1;"A ""b"", c\nd";1\n2;Two.;0'],
    [
      "a byte-order mark and blank lines",
      '\ufeffid,summary_text,has_error\n1,"A ""b"", c\nd",TRUE\n\n2,Two.,FALSE\n\n',
    ],
  ])("reads %s", async (name, content) => {
    const rows = await read(written(`${name}.csv`, content), "beleg", folder);
    expect(rows.map(({ id, summary_text, has_error }) => [id, summary_text, has_error])).toEqual([
      ["1", 'A "b", c\nd', true],
      ["2", "Two.", false],
    ]);
  });
});

describe("JSON", () => {
  const row = { id: "a", summary_text: "One." };
  it.each([
    ["one row over several lines", JSON.stringify(row, null, 2)],
    ["an array on one line", JSON.stringify([row])],
    ["an array over several lines", JSON.stringify([row], null, 2)],
    ["a line", JSON.stringify(row)],
  ])("reads %s", async (name, content) => {
    expect(await read(written(`${name}.data`, content), "beleg", folder)).toMatchObject([row]);
  });
});
