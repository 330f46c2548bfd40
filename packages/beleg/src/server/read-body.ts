import { belegError } from "@beleg/core/contracts";
import { decodeUtf8, parseJson, requireFiniteNumbers } from "../files/index.ts";
import type { App } from "./app.ts";

/** What nests deeper than this could be read, but no longer be written. */
const MAX_LEVELS = 1000;

/** Takes JSON bodies only, in UTF-8, without keys that would reach for an object's prototype. */
export function readBodies(app: App): void {
  app.removeAllContentTypeParsers();
  const parse = app.getDefaultJsonParser("error", "error");
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    let text: string;
    try {
      text = decodeUtf8(body as Buffer, "body");
    } catch (error) {
      done(error as Error);
      return;
    }
    if (text === "") {
      done(jsonError(text));
      return;
    }
    void parse(request, text, (error, value) => {
      if (error !== null) done(jsonError(text));
      else if (nestsDeeper(value, MAX_LEVELS)) done(belegError("too_deep", {}));
      else done(infiniteNumber(value, text), value);
    });
  });
}

/** Goes level by level, because a recursion would end where the hostile value wants it to. */
function nestsDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one !== "object" || one === null) continue;
      for (const inner of Array.isArray(one) ? one : Object.values(one)) {
        if (typeof inner === "object" && inner !== null) next.push(inner);
      }
    }
    if (next.length === 0) return false;
    level = next;
  }
  return true;
}

function infiniteNumber(value: unknown, text: string): Error | null {
  try {
    requireFiniteNumbers(value, text, "");
    return null;
  } catch (error) {
    return error as Error;
  }
}

function jsonError(text: string): Error {
  try {
    parseJson(text, "body", 1);
    return belegError("unknown_key", { key: "__proto__" });
  } catch (error) {
    return error as Error;
  }
}
