import type { App } from "../app.ts";
import { bodyLimits } from "../body-limits.ts";
import { DocumentFile, DocumentText } from "../contracts/document-file.ts";
import type { ServerParts } from "../server-parts.ts";
import { problems } from "./responses.ts";

/** `/v1/documents/read`: the text of a file, so that a browser can check a PDF or DOCX. Nothing is kept. */
export function documentRoutes(app: App, { settings, readDocument }: ServerParts): void {
  app.post(
    "/v1/documents/read",
    {
      bodyLimit: bodyLimits(settings).file,
      config: { scope: "write" },
      schema: {
        operationId: "readDocument",
        tags: ["check"],
        summary: "Read the text of a file: PDF, DOCX, HTML, Markdown or plain text",
        description: "The file is read in a thread of its own within limits of time and memory. Nothing is kept.",
        body: DocumentFile,
        response: { 200: DocumentText, ...problems },
      },
    },
    async ({ body }) => {
      // The name is a name: it never becomes a path, and only its ending says anything.
      const { kind, title, text } = await readDocument(body.name, Buffer.from(body.content, "base64"));
      return { kind, title, text };
    },
  );
}
