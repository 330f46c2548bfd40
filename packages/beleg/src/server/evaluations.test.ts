import { Comparison, FactualitySummary } from "@beleg/core/contracts";
import { beforeAll, describe, expect, it } from "vitest";
import type { z } from "zod";
import { EvaluationDetail } from "./contracts/evaluation.ts";
import { EvaluationRow, EvaluationRowPage } from "./contracts/evaluation-row.ts";
import type { App } from "./index.ts";
import { useTestServer } from "./testing/test-server.ts";

let app: App;
useTestServer((server) => {
  app = server.app;
});

const rows = Array.from({ length: 12 }, (_, i) => ({
  id: `r${i}`,
  article_text: `The bridge of town ${i} opened in ${1930 + i}. It is ${200 + i} metres long.`,
  summary_text: `The bridge of town ${i} opened in ${i % 2 ? 1930 + i : 1960 + i}.`,
  has_error: i % 2 === 0,
}));

async function evaluated(order: object): Promise<number> {
  const response = await app.inject({ method: "POST", url: "/v1/evaluations", payload: order });
  expect(response.statusCode).toBe(202);
  const { evaluation_id } = response.json();
  for (;;) {
    const { status } = (await app.inject(`/v1/evaluations/${evaluation_id}`)).json();
    if (status !== "running") return evaluation_id;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

it("measures the judge in the background, keeps what it found, and compares", async () => {
  const order = { name: "bridges", task: "factuality", rows, resamples: 50 };
  const [a, b] = [await evaluated(order), await evaluated({ ...order, name: "again", threshold: 0.9 })];
  const detail = EvaluationDetail.parse((await app.inject(`/v1/evaluations/${a}`)).json());
  expect(detail).toMatchObject({ status: "success", name: "bridges", task: "factuality", error: null });
  expect(detail.summary).toMatchObject({ n: 12 });
  expect(detail.config).not.toHaveProperty("rows");
  expect(detail.headline).toEqual({
    task: "factuality",
    rows: 12,
    metric: "balanced_accuracy",
    value: detail.summary?.task === "factuality" ? detail.summary.metrics.balanced_accuracy.value : undefined,
    collapse: "ok",
  });
  expect(detail.plots?.roc.at(0)).toEqual([0, 0]);
  expect(detail.plots?.roc.at(-1)).toEqual([1, 1]);
  const counted = detail.plots?.scores.map(({ group, counts }) => [group, counts.reduce((sum, one) => sum + one, 0)]);
  expect(counted).toEqual([
    ["fine", 6],
    ["error", 6],
  ]);
  expect(detail.progress).toBeNull();
  const page = await app.inject(`/v1/evaluations/${a}/report`);
  expect(page.headers["content-security-policy"]).toMatch(/^sandbox/);
  expect(page.body).toMatch(/^<!doctype html>/i);
  expect((await app.inject(`/v1/evaluations/${a}/report?format=md`)).body).toContain("#");
  const comparison = Comparison.parse((await app.inject(`/v1/evaluations/compare?a=${a}&b=${b}`)).json());
  expect(comparison.n).toBe(12);
  const strict = EvaluationDetail.parse((await app.inject(`/v1/evaluations/${b}`)).json());
  const { fp, fn } = strict.summary?.task === "factuality" ? strict.summary.confusion : { fp: 0, fn: 0 };
  expect(strict.worst_rows).toHaveLength(fp + fn);
  for (const { label, decision, text, id } of strict.worst_rows) {
    expect(label).toBe(!decision);
    expect(text).toBe(rows.find((row) => row.id === id)?.summary_text);
  }
  const { items } = (await app.inject("/v1/evaluations")).json();
  expect(items.map(({ id }: { id: number }) => id)).toEqual([b, a]);
});

it("calls one off that runs, once and for good, and none that has ended", async () => {
  const many = Array.from({ length: 600 }, (_, at) => ({ ...rows[at % rows.length], id: `r${at}` }));
  const payload = { name: "long", task: "factuality", rows: many, resamples: 20 };
  const { evaluation_id: id } = (await app.inject({ method: "POST", url: "/v1/evaluations", payload })).json();
  const cancel = (which: number) => app.inject({ method: "POST", url: `/v1/evaluations/${which}/cancel` });
  for (const _again of [1, 2]) {
    expect((await cancel(id)).json()).toEqual({ evaluation_id: id, status: "failed" });
    const detail = EvaluationDetail.parse((await app.inject(`/v1/evaluations/${id}`)).json());
    expect(detail).toMatchObject({ status: "failed", error: { code: "evaluation_cancelled" }, progress: null });
  }
  const ended = await evaluated({ name: "short", task: "factuality", rows, resamples: 20 });
  const late = await cancel(ended);
  expect([late.statusCode, late.json().code]).toEqual([409, "evaluation_ended"]);
  expect((await cancel(999)).statusCode).toBe(404);
});

it("says what is wrong with a dataset", async () => {
  const id = await evaluated({ name: "off", task: "readability", rows: [{ ...rows[0], gt: { readability: 7 } }] });
  const detail = EvaluationDetail.parse((await app.inject(`/v1/evaluations/${id}`)).json());
  expect(detail).toMatchObject({ status: "failed", error: { code: "invalid_argument" }, summary: null });
  expect((await app.inject(`/v1/evaluations/${id}/report`)).json().code).toBe("evaluation_not_found");
});

it("draws people's scores against the judge's, the farthest rows first", async () => {
  const scored = rows.map((row, i) => ({ ...row, gt: { readability: 1 + (i % 5) }, scale: [1, 5] }));
  const id = await evaluated({ name: "notes", task: "readability", rows: scored, resamples: 20 });
  const { plots, worst_rows, headline } = EvaluationDetail.parse((await app.inject(`/v1/evaluations/${id}`)).json());
  expect(headline?.metric).toBe("spearman");
  expect(plots?.agreement).toHaveLength(12);
  expect(plots?.roc).toEqual([]);
  const distances = worst_rows.map(({ truth, score }) => Math.abs((truth ?? 0) - (score ?? 0)));
  expect(distances).toEqual(distances.toSorted((a, b) => b - a));
});

describe("the rows of an evaluation", () => {
  const grouped = rows.map((row, i) => ({
    ...row,
    origin: i < 4 ? "press" : "archive",
    system: "a",
    lang: "en",
    ...(row.has_error ? { error_types: [i < 6 ? "date" : "name"] } : {}),
  }));
  let id: number;
  let detail: z.output<typeof EvaluationDetail>;
  beforeAll(async () => {
    // A threshold that most rows miss, so that there is something to look at.
    id = await evaluated({ name: "rows", task: "factuality", rows: grouped, resamples: 20, threshold: 0.9 });
    detail = EvaluationDetail.parse((await app.inject(`/v1/evaluations/${id}`)).json());
  });

  async function listed(query: string) {
    const response = await app.inject(`/v1/evaluations/${id}/rows?${query}`);
    return EvaluationRowPage.parse(response.json());
  }

  it("are as many in each cell as the summary counts, the worst first", async () => {
    const { confusion } = FactualitySummary.parse(detail.summary);
    for (const [cell, count] of Object.entries(confusion)) {
      const { items, total } = await listed(`cell=${cell}`);
      expect([cell, total, items.length]).toEqual([cell, count, count]);
      expect(items.every((row) => row.cell === cell)).toBe(true);
    }
    const { items, total } = await listed("");
    expect(total).toBe(12);
    const wrong = confusion.fn + confusion.fp;
    expect(items.map(({ distance }) => distance !== null)).toEqual(items.map((_, at) => at < wrong));
    expect(items.slice(0, wrong)).toEqual(detail.worst_rows);
    expect(items[0]?.text).toBe(rows.find((row) => row.id === items[0]?.id)?.summary_text);
  });

  it("are as many behind each bar of a histogram as the bar counts", async () => {
    for (const { group, counts } of detail.plots?.scores ?? []) {
      for (const [bar, count] of counts.entries()) {
        const [from, to] = [bar / counts.length, (bar + 1) / counts.length];
        const { total } = await listed(`label=${group}&score_from=${from}&score_to=${to}`);
        expect([group, bar, total]).toEqual([group, bar, count]);
      }
    }
  });

  it("are chosen by every kind the summary has figures for", async () => {
    const summary = FactualitySummary.parse(detail.summary);
    const kinds = {
      origin: summary.by_origin,
      system: summary.by_system,
      lang: summary.by_lang,
      length: summary.by_length,
    };
    for (const [kind, members] of Object.entries(kinds)) {
      expect(Object.keys(members ?? {}).length).toBeGreaterThan(0);
      for (const [name, { n }] of Object.entries(members ?? {})) {
        expect([kind, name, (await listed(new URLSearchParams({ [kind]: name }).toString())).total]).toEqual([
          kind,
          name,
          n,
        ]);
      }
    }
    expect((await listed("error_type=date")).items.map((row) => row.id).toSorted()).toEqual(["r0", "r2", "r4"]);
    expect((await listed("row_id=r1")).items.map((row) => row.id)).toEqual(["r1"]);
    expect((await listed("q=R1&order=data")).items.map((row) => row.id)).toEqual(["r1", "r10", "r11"]);
  });

  it("are found by words of the text or the source, wherever they stand, taken literally", async () => {
    const found = async (q: string) =>
      (await listed(new URLSearchParams({ q, order: "data" }).toString())).items.map((row) => row.id);
    expect(await found("TOWN 1930")).toEqual(["r0"]);
    expect(await found("1931")).toEqual(["r1"]);
    // Only the source has it.
    expect(await found("long 205")).toEqual(["r5"]);
    expect(await found("town%1930")).toEqual([]);
    expect(await found("town_0")).toEqual([]);
    expect(await found("summary_text")).toEqual([]);
    expect(await found(" ")).toHaveLength(12);
    const place = (await app.inject(`/v1/evaluations/${id}/rows/5?q=205&order=data`)).json().place;
    expect(place).toEqual({ position: 1, total: 1, previous: null, next: null });
  });

  it("come page by page, each once", async () => {
    const seen: number[] = [];
    for (let cursor: string | null = ""; cursor !== null; ) {
      const page: z.output<typeof EvaluationRowPage> = await listed(
        `order=score&limit=5${cursor === "" ? "" : `&cursor=${cursor}`}`,
      );
      seen.push(...page.items.map(({ index }) => index));
      cursor = page.next_cursor;
    }
    expect(seen.toSorted((a, b) => a - b)).toEqual(rows.map((_, index) => index));
    expect((await app.inject(`/v1/evaluations/${id}/rows?cursor=bm8`)).json().code).toBe("invalid_cursor");
    expect((await app.inject(`/v1/evaluations/${id}/rows?cell=all`)).statusCode).toBe(400);
  });

  it("open with source, text, claims, quotes, label and neighbours", async () => {
    const { items } = await listed("label=error");
    const [first, second] = items;
    const opened = async (row: number, query = "") =>
      EvaluationRow.parse((await app.inject(`/v1/evaluations/${id}/rows/${row}${query}`)).json());
    const row = await opened(first?.index ?? 0, "?label=error");
    const given = grouped[row.index];
    expect(row).toMatchObject({ text: given?.summary_text, label: true, origin: given?.origin, claims_kept: true });
    expect(row.sources.map(({ text }) => text)).toEqual([given?.article_text]);
    expect(row.claims.length).toBeGreaterThan(0);
    for (const { quote, span, text } of row.claims) {
      if (quote !== null) expect(given?.article_text).toContain(quote);
      if (span !== null) expect(row.text.slice(span.start_char, span.end_char)).toBe(text);
    }
    expect(row.place).toEqual({ position: 1, total: 6, previous: null, next: second?.index });
    expect((await opened(first?.index ?? 0, "?label=fine")).place).toBeNull();
    expect((await app.inject(`/v1/evaluations/${id}/rows/99`)).json().code).toBe("evaluation_row_not_found");
  });

  it("belong to their tenant's evaluation and to none that has not ended", async () => {
    expect((await app.inject("/v1/evaluations/999/rows")).json().code).toBe("evaluation_not_found");
  });
});

it("opens a query with its candidates in the order of the ranker", async () => {
  const candidates = ["tower", "bridge"].map((word, at) => ({
    id: word,
    title: word,
    snippet: `The ${word} of the town`,
    grade: at,
  }));
  const query = { query_id: "q1", query: "bridge", candidates };
  const id = await evaluated({ name: "order", task: "rerank", rows: [query], resamples: 20 });
  const row = EvaluationRow.parse((await app.inject(`/v1/evaluations/${id}/rows/0`)).json());
  expect(row).toMatchObject({ text: "bridge", claims_kept: true, sources: [] });
  expect(row.candidates?.map((one) => one.id)).toEqual(row.ranking?.order);
});
