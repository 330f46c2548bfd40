import type { ReviewItem } from "../api/index.ts";
import { useQuery } from "../api/index.ts";
import { ErrorState } from "../design/index.ts";
import { ApprovedSources } from "../rerank/approved-sources.tsx";
import { isOpen } from "./item-words.ts";

/** What became of the sources of a decided selection, live; nothing for whatever else is reviewed. */
export function RunCoverage({ item }: { readonly item: ReviewItem }) {
  const decided = item.kind === "rerank_selection" && !isOpen(item) && item.status !== "rejected";
  const { answer, failure, reload } = useQuery(
    "getRerankRun",
    decided ? { path: { id: Number(item.subject_id) } } : null,
  );
  if (!decided) return null;
  if (failure) return <ErrorState failure={failure} onRetry={reload} />;
  return answer ? <ApprovedSources run={answer} onChange={reload} /> : null;
}
