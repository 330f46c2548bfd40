import { belegError } from "@beleg/core/contracts/errors";
import { decodeUtf8, parseJson } from "../files/index.ts";
import type { App } from "./app.ts";

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
    void parse(request, text, (error, value) => done(error === null ? null : jsonError(text), value));
  });
}

function jsonError(text: string): Error {
  try {
    parseJson(text, "body", 1);
    return belegError("unknown_key", { key: "__proto__" });
  } catch (error) {
    return error as Error;
  }
}
