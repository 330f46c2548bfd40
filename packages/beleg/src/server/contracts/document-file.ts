import { z } from "zod";
import { component } from "../openapi/component-registry.ts";

/** A file whose text is wanted. */
export const DocumentFile = component(
  "DocumentFile",
  z.strictObject({
    name: z.string().min(1).max(255).describe("What it is called; the ending says what it is."),
    content: z.base64().describe("Its bytes in base64."),
  }),
);

/** What was found in it. */
export const DocumentText = component(
  "DocumentText",
  z.strictObject({
    kind: z.enum(["text", "markdown", "html", "pdf", "docx"]),
    title: z.string().describe("What the document calls itself; empty where it does not say."),
    text: z.string(),
  }),
);
