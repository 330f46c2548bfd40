import { belegError } from "@beleg/core/contracts";
import { decodeUtf8, parseJson, requireFiniteNumbers } from "../files/index.ts";
import type { BodyName } from "./contracts/bodies.ts";
import { refuseCrowdedBody } from "./refuse-crowded-body.ts";

/** What nests deeper than this could be read, but no longer be written. */
const MAX_LEVELS = 1000;

/** Reads the bytes of a body: JSON in UTF-8, not crowded, not too deep, without keys that would reach for an object's prototype. */
export function parseBody(bytes: Buffer, operation: BodyName | null = null): unknown {
  refuseCrowdedBody(bytes, operation);
  const value = parseText(decodeUtf8(bytes, "body"));
  // Goes level by level, because a recursion would end where the hostile value wants it to.
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS + 1) throw belegError("too_deep", {});
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== "object" || one === null) continue;
      if (reachesForPrototype(one)) throw belegError("unknown_key", { key: "__proto__" });
      for (const inner of Array.isArray(one) ? one : Object.values(one)) {
        if (typeof inner === "object" && inner !== null) next.push(inner);
      }
    }
    level = next;
  }
  return value;
}

function parseText(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // Says where, which takes a reader of its own.
    return parseJson(text, "body", 1);
  }
  requireFiniteNumbers(value, text, "");
  return value;
}

function reachesForPrototype(value: object): boolean {
  if (Object.hasOwn(value, "__proto__")) return true;
  if (!Object.hasOwn(value, "constructor")) return false;
  const { constructor: made } = value as { constructor: unknown };
  return typeof made === "object" && made !== null && Object.hasOwn(made, "prototype");
}
