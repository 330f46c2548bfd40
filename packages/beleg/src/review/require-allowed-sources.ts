import { belegError, type ReviewItem, ScoringContext } from "@beleg/core/contracts";
import { canonicalUrl, isDisallowed } from "@beleg/core/rerank";
import type { TenantStore } from "../store/index.ts";

/** Refuses what the run's context disallows. That is absolute; only a recorded override of this very address lets it in. */
export async function requireAllowedSources(
  reviews: TenantStore["reviews"],
  item: ReviewItem | undefined,
  urls: readonly string[],
): Promise<void> {
  const disallowed = disallowedSources(item);
  const blocked = urls.filter((url) => isDisallowed(url, disallowed));
  if (item === undefined || blocked.length === 0) return;
  const said = await reviews.decisionsOf(item.review_id);
  const overrides = said.filter(({ action, late }) => action === "override" && !late);
  const admitted = new Set(overrides.flatMap(({ added_urls }) => added_urls.map(addressOf)));
  for (const url of blocked) {
    if (!admitted.has(addressOf(url))) throw belegError("source_disallowed", { url, id: item.review_id });
  }
}

/** What the run behind an item disallows, as the person was shown it. */
function disallowedSources(item: ReviewItem | undefined): readonly string[] {
  const context = ScoringContext.safeParse(item?.snapshot.context);
  return context.success ? context.data.disallowed_sources : [];
}

function addressOf(url: string): string {
  return canonicalUrl(url)?.href ?? url.trim();
}
