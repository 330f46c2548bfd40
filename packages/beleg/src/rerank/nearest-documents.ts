import type { TenantStore } from "../store/index.ts";

/** Every vector is compared; beyond this many the search would no longer be a matter of milliseconds. */
const MAX_VECTORS = 50_000;
const PAGE = 1000;
/** Less alike than this is not on the subject. */
const ALIKE_FROM = 0.2;

/** The documents of a collection nearest to a vector by cosine, best first. */
export async function nearestDocuments(
  { documents }: TenantStore,
  collection: string,
  model: string,
  wanted: Float32Array,
  limit: number,
): Promise<readonly string[]> {
  const found: { readonly id: string; readonly alike: number }[] = [];
  let after = "";
  for (let seen = 0; seen < MAX_VECTORS; seen += PAGE) {
    const page = await documents.vectors(collection, model, { after, limit: PAGE });
    for (const { document_id, vector } of page) {
      const alike = cosine(wanted, vector);
      if (alike >= ALIKE_FROM) found.push({ id: document_id, alike });
    }
    if (page.length < PAGE) break;
    after = page.at(-1)?.document_id ?? after;
  }
  found.sort((a, b) => b.alike - a.alike || (a.id < b.id ? -1 : 1));
  return found.slice(0, limit).map(({ id }) => id);
}

function cosine(a: Float32Array, b: Float32Array): number {
  if (a.length !== b.length) return 0;
  let [dot, left, right] = [0, 0, 0];
  for (let i = 0; i < a.length; i += 1) {
    dot += a[i]! * b[i]!;
    left += a[i]! * a[i]!;
    right += b[i]! * b[i]!;
  }
  return left === 0 || right === 0 ? 0 : dot / Math.sqrt(left * right);
}
