import { readFile } from "node:fs/promises";
import { CheckRequest } from "@beleg/core/contracts";
import { checkAndStore } from "../../checker/index.ts";
import { packageFile } from "../../files/index.ts";
import { ingestDocument } from "../../ingest/index.ts";
import { decideReview, openRerankReview } from "../../review/index.ts";
import { DEFAULT_TENANT } from "../../store/index.ts";
import type { ServerParts } from "../server-parts.ts";
import { sampleEvaluations } from "./evaluation-sample.ts";
import { loadSampleDecisions } from "./load-sample-decisions.ts";
import { SAMPLE_APPROVAL, SAMPLE_DOCUMENTS, sampleApprovedRequest, sampleRerankRequest } from "./rerank-sample.ts";

/** Fills an empty store with something to look at on every page; a store that holds anything is left alone. */
export async function loadSampleData(parts: ServerParts): Promise<boolean> {
  const { store, checker, rerank, reviews, reviewPolicies, settings } = parts;
  const mine = store.tenant(DEFAULT_TENANT);
  if ((await mine.runs.list({ limit: 1 })).items.length > 0) return false;
  for (const lang of ["es", "de", "en"] as const) {
    const read = (name: string) => readFile(packageFile("demo", lang, name), "utf8");
    const texts = { article_text: await read("article.txt"), summary_text: await read("summary.txt") };
    const request = CheckRequest.parse({ ...texts, lang, locale: lang, store: true, label: `demo ${lang}` });
    await checkAndStore(request, checker, { store: () => store, tenant: DEFAULT_TENANT, settings });
  }
  for (const document of SAMPLE_DOCUMENTS) await ingestDocument(mine, document);
  const now = store.clock.now();
  const { item } = await putBeforeAPerson(sampleApprovedRequest(now));
  const ref = { tenant: DEFAULT_TENANT, review_id: item.review_id };
  await decideReview(reviews, ref, SAMPLE_APPROVAL);
  await putBeforeAPerson(sampleRerankRequest(now));
  await loadSampleDecisions(parts);
  for (const order of sampleEvaluations()) await parts.enqueueEvaluation(DEFAULT_TENANT, order);
  return true;

  async function putBeforeAPerson(request: ReturnType<typeof sampleRerankRequest | typeof sampleApprovedRequest>) {
    const asked = { ...request, meta: { ...request.meta, tenant_id: DEFAULT_TENANT } };
    // The samples are in English, and so are the reasons.
    const envelope = await rerank(asked, undefined, "en");
    return openRerankReview(reviews, asked, envelope, reviewPolicies.rerank_selection);
  }
}
