import { isForPage, useKeydown } from "../browser/index.ts";

/** Where each key goes; the first two are those of the review page. */
const STEPS: Readonly<Record<string, "next" | "previous">> = { j: "next", k: "previous", n: "next", p: "previous" };

/** j and k walk through a list, Escape lets go; never while somebody types. */
export function useItemKeys(
  ids: readonly string[],
  chosen: string | null,
  choose: (id: string | null, fromKeys: true) => void,
): void {
  useKeydown((event) => {
    if (!isForPage(event)) return;
    if (event.key === "Escape" && chosen !== null) choose(null, true);
    const way = STEPS[event.key];
    if (way === undefined) return;
    const at = chosen === null ? -1 : ids.indexOf(chosen);
    const step = way === "next" ? at + 1 : at <= 0 ? ids.length - 1 : at - 1;
    const next = ids[step % Math.max(1, ids.length)];
    if (next !== undefined) choose(next, true);
  });
}
