import { createHash } from "node:crypto";
import { type ModelRequest, renderPrompt, wireSchema } from "@beleg/core";

const VERSION = "beleg-model-1";

/**
 * The content hash an answer is kept under: everything that can change it, each part with its length before it, so
 * that no two different questions can run together to the same bytes. `where` names the server and the model.
 */
export function cacheKey<T>(where: readonly string[], request: ModelRequest<T>): string {
  const { system, messages } = renderPrompt(request, { enforced: true });
  const form = request.form ?? request.schema;
  const schema = form === undefined ? "" : JSON.stringify(wireSchema(form) ?? "unwritable");
  const parts = [
    VERSION,
    ...where,
    request.purpose,
    request.promptVersion,
    request.schemaName ?? "",
    schema,
    String(request.temperature ?? ""),
    String(request.maxTokens ?? ""),
    String(request.seed ?? ""),
    String(request.sample ?? 0),
    system ?? "",
    ...messages.flatMap(({ role, content }) => [role, content]),
  ];
  const hash = createHash("sha256");
  for (const part of parts) {
    const bytes = Buffer.from(part, "utf8");
    hash.update(`${bytes.length}:`).update(bytes);
  }
  return hash.digest("hex");
}
