import { type JsonObject, type JsonValue, MAX_DEPTH } from "./json-value.ts";
import { readScalar } from "./read-scalar.ts";
import { opensString, readString, readStrings } from "./read-string.ts";
import { advance, type Reader, skipFiller, UNREADABLE, type Unreadable } from "./reader.ts";

/** What a value costs beyond its characters, so that runs of brackets cannot buy much time with little text. */
const VALUE_COST = 8;

const BARE_KEY = /[\p{L}_$][\p{L}\p{N}_$-]*/uy;

/**
 * Reads one value the forgiving way. Valid JSON is read exactly as `JSON.parse` reads it and notes no rung.
 * Gives UNREADABLE where the text has no JSON structure; sets `reader.cut` where the text ends inside the value.
 */
export function readValue(reader: Reader, depth: number, inObject: boolean): JsonValue | Unreadable {
  const mark = reader.text[reader.at];
  reader.work.left -= VALUE_COST;
  if (mark === "{" || mark === "[") {
    if (depth >= MAX_DEPTH) {
      reader.work.tooDeep = true;
      return UNREADABLE;
    }
    return mark === "{" ? readObject(reader, depth) : readArray(reader, depth);
  }
  if (opensString(mark)) return readStrings(reader, inObject ? "member" : "element");
  return readScalar(reader, inObject);
}

function readObject(reader: Reader, depth: number): JsonObject | Unreadable {
  const object: JsonObject = {};
  const { text } = reader;
  reader.at += 1;
  let separated = true;
  let members = 0;
  while (reader.work.left > 0) {
    skipFiller(reader);
    if (reader.at >= reader.end) return cutIn(reader, object, undefined);
    const mark = text[reader.at] ?? "";
    if (mark === "}" || (mark === "]" && depth > 0)) {
      if (mark === "]") reader.rungs.add("brackets");
      else reader.at += 1;
      if (separated && members > 0) reader.rungs.add("commas");
      return object;
    }
    if (mark === ",") {
      if (separated) reader.rungs.add("commas");
      separated = true;
      reader.at += 1;
      reader.work.left -= 1;
      continue;
    }
    if (!separated) reader.rungs.add("commas");
    const key = readKey(reader);
    if (key === UNREADABLE) return UNREADABLE;
    skipFiller(reader);
    if (reader.cut !== undefined || reader.at >= reader.end) return cutIn(reader, object, undefined);
    if (text[reader.at] !== ":") return UNREADABLE;
    reader.at += 1;
    skipFiller(reader);
    if (reader.at >= reader.end) return cutIn(reader, object, undefined);
    const value = readValue(reader, depth + 1, true);
    if (value === UNREADABLE) return UNREADABLE;
    const kept = key !== "__proto__" && !isCutNumber(reader, value);
    if (kept) object[key] = value;
    if (reader.cut !== undefined) return cutIn(reader, object, kept ? key : undefined);
    members += 1;
    separated = false;
  }
  return UNREADABLE;
}

function readArray(reader: Reader, depth: number): JsonValue[] | Unreadable {
  const array: JsonValue[] = [];
  const { text } = reader;
  reader.at += 1;
  let separated = true;
  while (reader.work.left > 0) {
    skipFiller(reader);
    if (reader.at >= reader.end) return cutIn(reader, array, undefined);
    const mark = text[reader.at] ?? "";
    if (mark === "]" || (mark === "}" && depth > 0)) {
      if (mark === "}") reader.rungs.add("brackets");
      else reader.at += 1;
      if (separated && array.length > 0) reader.rungs.add("commas");
      return array;
    }
    if (mark === ",") {
      if (separated) reader.rungs.add("commas");
      separated = true;
      reader.at += 1;
      reader.work.left -= 1;
      continue;
    }
    if (!separated) reader.rungs.add("commas");
    const value = readValue(reader, depth + 1, false);
    if (value === UNREADABLE) return UNREADABLE;
    const kept = !isCutNumber(reader, value);
    if (kept) array.push(value);
    if (reader.cut !== undefined) return cutIn(reader, array, kept ? array.length - 1 : undefined);
    separated = false;
  }
  return UNREADABLE;
}

function readKey(reader: Reader): string | Unreadable {
  if (opensString(reader.text[reader.at])) return readString(reader, "key");
  BARE_KEY.lastIndex = reader.at;
  const key = BARE_KEY.exec(reader.text)?.[0];
  if (key === undefined) return UNREADABLE;
  reader.rungs.add("unquoted");
  advance(reader, Math.min(reader.at + key.length, reader.end));
  return key;
}

/** A number or bare word that the end of the text touches is never kept: its rest is unknown. */
function isCutNumber(reader: Reader, value: JsonValue): boolean {
  return reader.cut !== undefined && reader.cut.length === 0 && typeof value === "number";
}

function cutIn<C extends JsonObject | JsonValue[]>(reader: Reader, container: C, key: string | number | undefined): C {
  reader.rungs.add("truncated");
  reader.cut = [...(reader.cut ?? []), { container, key }];
  return container;
}
