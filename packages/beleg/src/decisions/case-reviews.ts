import { escalationRun, type ReviewProgress, type TenantStore } from "../store/index.ts";

/** A review a case opened, with the version it is about. */
export type CaseReview = Omit<ReviewProgress, "subject_id"> & { readonly version: number };

/** The reviews of a case, oldest first: of its escalated decisions and of its customer texts. */
export async function caseReviews(
  own: TenantStore,
  transaction_id: string,
  versions: readonly { readonly version: number }[],
  texts: readonly { readonly id: number; readonly version: number }[],
): Promise<readonly CaseReview[]> {
  const versionOf = new Map<string, number>([
    ...versions.map(
      ({ version }) => [`escalated_decision ${escalationRun(transaction_id, version)}`, version] as const,
    ),
    ...texts.map(({ id, version }) => [`customer_text ${id}`, version] as const),
  ]);
  const found = [
    ...(await own.reviews.ofSeveral(
      "escalated_decision",
      versions.map(({ version }) => escalationRun(transaction_id, version)),
    )),
    ...(await own.reviews.ofSeveral(
      "customer_text",
      texts.map(({ id }) => String(id)),
    )),
  ];
  return found
    .map(({ subject_id, ...review }) => ({ ...review, version: versionOf.get(`${review.kind} ${subject_id}`)! }))
    .sort((a, b) => (a.created_at === b.created_at ? 0 : a.created_at < b.created_at ? -1 : 1));
}
