import { openStore } from "../../../packages/beleg/src/store/index.ts";
import { judgedRow } from "../judged-row.ts";
import { fillHome } from "../ready-home.ts";

/** More rows than a request can bring; `beleg eval` can. */
const ROWS = 30_000;

/** A page of it. */
export const KEPT_EVALUATION = {
  route: "/v1/evaluations/1/rows?order=worst",
  name: `an evaluation of ${ROWS} rows`,
  status: 200,
};

/** Keeps an evaluation of many rows in the store of a home. */
export async function keepEvaluation(home: string): Promise<void> {
  await fillHome(home);
  const store = await openStore({ database_url: null, home });
  const { evaluations } = store.tenant();
  const id = await evaluations.create({ name: "many", config: { task: "coherence" } });
  const predictions = Array.from({ length: ROWS }, (_, index) => ({
    task: "coherence",
    ...judgedRow(index),
    score: (index % 7) / 6,
    truth: (index % 11) / 10,
  }));
  await evaluations.finish(id, { status: "success", summary: { summary: { task: "coherence" }, predictions } });
  await store.close();
}
