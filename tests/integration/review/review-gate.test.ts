import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { formatReviewItem } from "../../../packages/beleg/src/review/format-review.ts";
import {
  addSourceContent,
  decideReview,
  exportDecisions,
  openRerankReview,
  overrideDisallowed,
  type ReviewParts,
  readDecisions,
  readRerankRun,
  readReview,
} from "../../../packages/beleg/src/review/index.ts";
import { openStore, type Store } from "../../../packages/beleg/src/store/index.ts";
import { scriptedModel } from "../../../packages/core/src/ports/scripted-model.ts";
import { rerank } from "../../../packages/core/src/rerank/index.ts";
import { type Engine, startEngine } from "../../support/stores.ts";

const HOUR = 3_600_000;
const tenant = "default";
const request = {
  query: "employee data residency law",
  k: 3,
  candidates: ["a", "b", "c"].map((id) => ({
    id,
    title: id,
    snippet: `law on employee data residency, ${id}`,
    url: `https://${id}.example.com/`,
    detected_date: "2029-12-01T00:00:00Z",
  })),
  meta: { scoring_context: { disallowed_sources: ["bad.example.org", "wiki://drafts"] } },
};

describe("the gate of a selection", () => {
  let engine: Engine;
  let store: Store;
  let parts: ReviewParts;
  let now = Date.UTC(2030, 0, 1);
  const clock = { now: () => now };

  beforeAll(async () => {
    engine = await startEngine("embedded");
    store = await openStore(await engine.fresh(), { clock });
    parts = { store };
  });
  beforeEach(() => {
    now = Date.UTC(2030, 0, 1);
  });
  afterAll(async () => {
    await store?.close();
    await engine?.stop();
  });

  /** Opens a review of a selection in which the model flagged some candidates. */
  async function open(risks: Readonly<Record<string, string[]>> = {}, auto_approve_flagged = false) {
    const items = request.candidates.map(({ id }, place) => ({
      candidate_id: id,
      score: 92 - place,
      risk_flags: risks[id] ?? [],
    }));
    const envelope = await rerank({ ...request, clock, model: scriptedModel([{ value: { items } }]) });
    const policy = { expiry_policy: "approve", wait_ms: HOUR, auto_approve_flagged } as const;
    const { item, run_id } = await openRerankReview(parts, request, envelope, policy);
    return { item, run_id, ref: { tenant, review_id: item.review_id } };
  }
  const ann = { actor: "ann" } as const;

  describe("approve and reject", () => {
    it.each([
      [{ action: "approve" }, "approved", "approve", ["a", "b", "c"], []],
      [{ action: "approve", approved_ids: ["b"] }, "partial", "partial", ["b"], ["a", "c"]],
      [{ action: "approve", approved_ids: ["a", "b", "c"] }, "approved", "approve", ["a", "b", "c"], []],
      [{ action: "approve", rejected_ids: ["a"] }, "partial", "partial", ["b", "c"], ["a"]],
      [{ action: "partial", approved_ids: ["b"] }, "partial", "partial", ["b"], ["a", "c"]],
      [{ action: "reject" }, "rejected", "reject", [], ["a", "b", "c"]],
      [{ action: "reject", rejected_ids: ["a", "b", "c"] }, "rejected", "reject", [], ["a", "b", "c"]],
      [{ action: "reject", rejected_ids: ["a"] }, "pending", "reject", [], ["a"]],
    ] as const)("%j", async (said, status, action, approved_ids, rejected_ids) => {
      const { ref } = await open();
      const { decision, status: stands } = await decideReview(parts, ref, { ...said, ...ann });
      expect({ ...decision, status: stands }).toMatchObject({ status, action });
      expect([[...decision!.approved_ids].sort(), [...decision!.rejected_ids].sort()]).toEqual([
        approved_ids,
        rejected_ids,
      ]);
    });

    it.each([
      { action: "approve", approved_ids: [] },
      { action: "partial", approved_ids: [] },
      { action: "partial" },
      { action: "reject", rejected_ids: [] },
    ] as const)("%j decides nothing and is refused", async (said) => {
      const { ref } = await open();
      const refused = decideReview(parts, ref, { ...said, ...ann });
      await expect(refused).rejects.toMatchObject({ code: "review_empty_selection", http: 422 });
      expect(await readReview(parts, ref)).toMatchObject({ status: "pending", decision: null });
    });

    it("refuses a rejection that names what is approved", async () => {
      const { ref } = await open();
      const said = { action: "reject", approved_ids: ["a"], ...ann } as const;
      await expect(decideReview(parts, ref, said)).rejects.toMatchObject({ code: "invalid_input" });
    });

    it("what was not rejected keeps waiting, for people and for the deadline", async () => {
      const { ref, run_id } = await open();
      await decideReview(parts, ref, { action: "reject", rejected_ids: ["a"], ...ann });
      expect(await readRerankRun(parts, tenant, run_id)).toMatchObject({ run: { status: "in_review" }, sources: [] });
      const lines: { review_id: string }[] = [];
      for await (const line of exportDecisions(parts, tenant)) lines.push(JSON.parse(line));
      expect(lines.map(({ review_id }) => review_id)).not.toContain(ref.review_id);
      await decideReview(parts, ref, { action: "reject", rejected_ids: ["b"], actor: "ben" });
      now += HOUR;
      expect(await readReview(parts, ref)).toMatchObject({
        status: "auto_approved",
        decision: { approved_ids: ["c"], rejected_ids: ["a", "b"] },
      });
    });

    it("two people who reject at once lose neither's word", async () => {
      const { ref } = await open();
      await Promise.all(
        ["a", "b"].map((id) => decideReview(parts, ref, { action: "reject", rejected_ids: [id], actor: id })),
      );
      const { decision } = await readReview(parts, ref);
      expect(decision?.rejected_ids).toEqual(["a", "b"]);
      expect(await decideReview(parts, ref, { action: "approve", ...ann })).toMatchObject({
        status: "partial",
        decision: { approved_ids: ["c"], rejected_ids: ["a", "b"] },
      });
    });
  });

  describe("disallowed sources", () => {
    const url = "https://www.bad.example.org/x?utm_source=y";
    const add = { action: "approve", added_urls: [url], ...ann } as const;

    it("cannot be added without an override that says who and why, and only the address it names", async () => {
      const { ref, run_id } = await open();
      await expect(decideReview(parts, ref, add)).rejects.toMatchObject({ code: "source_disallowed", http: 409 });
      const said = { url: "http://bad.example.org/x", reason: "the author allowed it", actor: "chief" };
      expect(await overrideDisallowed(parts, ref, said)).toMatchObject({ status: "pending", decision: null });
      const both = { ...add, added_urls: [url, "wiki://drafts/1"] };
      await expect(decideReview(parts, ref, both)).rejects.toMatchObject({ params: { url: "wiki://drafts/1" } });
      expect(await decideReview(parts, ref, add)).toMatchObject({ status: "approved" });
      const actions = (await readDecisions(parts, ref)).map(({ action, actor, reason }) => [action, actor, reason]);
      expect(actions).toEqual([
        ["override", "chief", "the author allowed it"],
        ["approve", "ann", null],
      ]);
      expect(await addSourceContent(store, tenant, run_id, { url, text: "law" })).toBe("ingested");
      await expect(overrideDisallowed(parts, ref, said)).rejects.toMatchObject({ code: "review_closed" });
    });

    it("are not ingested though an earlier version let them through", async () => {
      const { ref, run_id } = await open();
      await decideReview(parts, ref, { action: "approve", ...ann });
      await store
        .tenant(tenant)
        .rerankRuns.expectIngest(run_id, [{ url: "https://bad.example.org/x", candidate_id: null }]);
      await expect(addSourceContent(store, tenant, run_id, { url, text: "law" })).rejects.toMatchObject({
        code: "source_disallowed",
      });
    });

    it.each(["javascript:alert(1)", "data:text/html,x", "file:///etc/passwd", "example.org/x"])(
      "%s is no source, overridden or not",
      async (address) => {
        const { ref } = await open();
        const refusal = { code: "source_address_refused", http: 422 };
        await expect(decideReview(parts, ref, { ...add, added_urls: [address] })).rejects.toMatchObject(refusal);
        const said = { url: address, reason: "x", actor: "chief" };
        await expect(overrideDisallowed(parts, ref, said)).rejects.toMatchObject(refusal);
      },
    );
  });

  describe("a flagged source", () => {
    const risks = { a: ["prompt_injection", "opinion"] };

    it("stands last on the card, marked, with its date, its risks and what the deadline does", async () => {
      const { item } = await open(risks);
      expect(item.snapshot.presented).toEqual(["b", "c", "a"]);
      const card = formatReviewItem(item, now, "en");
      expect(card.indexOf("  a  92.0")).toBeGreaterThan(card.indexOf("  c  90.0"));
      for (const words of [
        "https://a.example.com/  2029-12-01",
        "! DANGER prompt_injection",
        "! prompt_injection opinion",
        "the deadline leaves flagged sources out: a",
      ]) {
        expect(card).toContain(words);
      }
    });

    it("is left out by the deadline, which says so", async () => {
      const { ref } = await open(risks);
      now += HOUR;
      const item = await readReview(parts, ref);
      expect(item).toMatchObject({
        status: "auto_approved",
        decision: { approved_ids: ["b", "c"], rejected_ids: ["a"], reason: "deadline_flagged" },
      });
      expect(formatReviewItem(item, now, "en")).toContain("sources with a blocking risk flag were left out");
    });

    it("is for a person when there is nothing else, and approved by the clock where that is configured", async () => {
      const only = await open({ a: ["prompt_injection"], b: ["malware"], c: ["phishing"] });
      const allowed = await open(risks, true);
      now += HOUR;
      expect(await readReview(parts, only.ref)).toMatchObject({
        status: "escalated",
        decision: { auto_approved: false, approved_ids: [], reason: "deadline_flagged" },
      });
      expect((await readReview(parts, allowed.ref)).decision?.approved_ids).toEqual(["b", "c", "a"]);
    });

    it("can be approved by a person who saw it", async () => {
      const { ref } = await open(risks);
      expect((await decideReview(parts, ref, { action: "approve", ...ann })).decision?.approved_ids).toContain("a");
    });
  });
});
