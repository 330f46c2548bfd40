import { Comparison } from "@beleg/core/contracts";
import { expect, it } from "vitest";
import { EvaluationDetail } from "./contracts/evaluation.ts";
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
