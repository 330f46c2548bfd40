import type { JsonObject, JsonValue } from "./json-value.ts";
import type { CutStep } from "./reader.ts";

/**
 * The honest ways to read a value whose end is missing, best first: without the unfinished list element (outermost
 * list first, so that everything left is complete), then without the unfinished member, then with what there is of it.
 * A list that would become empty is no variant: "nothing found" is not what a cut answer said.
 */
export function* cutVariants(root: JsonValue, cut: readonly CutStep[]): Generator<JsonValue> {
  for (let level = cut.length - 1; level >= 0; level -= 1) {
    const step = cut[level];
    if (step !== undefined && Array.isArray(step.container) && step.key !== undefined && step.container.length > 1)
      yield rebuild(cut, level);
  }
  const innermost = cut[0];
  if (innermost !== undefined && !Array.isArray(innermost.container) && innermost.key !== undefined)
    yield rebuild(cut, 0);
  yield root;
}

/** The root again, without the unfinished child of one level. */
function rebuild(cut: readonly CutStep[], level: number): JsonValue {
  const start = cut[level];
  if (start === undefined) return null;
  let node: JsonValue = without(start.container, start.key);
  for (const outer of cut.slice(level + 1)) node = replaced(outer.container, outer.key, node);
  return node;
}

function without(container: JsonObject | JsonValue[], key: string | number | undefined): JsonValue {
  if (Array.isArray(container)) return container.slice(0, -1);
  return Object.fromEntries(Object.entries(container).filter(([name]) => name !== key));
}

function replaced(container: JsonObject | JsonValue[], key: string | number | undefined, node: JsonValue): JsonValue {
  if (Array.isArray(container)) return [...container.slice(0, -1), node];
  return key === undefined ? container : { ...container, [key]: node };
}
