import swagger from "@fastify/swagger";
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from "fastify-type-provider-zod";
import { z } from "zod";
import type { App } from "../app.ts";
import { Problem } from "../errors/problem.ts";
import { component, components } from "./component-registry.ts";
import { type ApiDocument, docsPage } from "./docs-page.ts";
import { DOCS_STYLE } from "./docs-style.ts";
import { onlyUsedSchemas } from "./used-schemas.ts";

component("Problem", Problem);

/** What the converter does not see: words and formats, which zod keeps in a registry of its own, and transformations. */
const zodToJsonConfig = {
  override({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: Record<string, unknown> }) {
    const { def } = zodSchema._zod;
    if (def.type === "pipe" && Object.keys(jsonSchema).length === 0) {
      // What leaves a transformation of ours keeps the JSON type of what came in.
      const { in: before } = def as z.core.$ZodPipeDef;
      const { $schema: _draft, ...schema } = z.toJSONSchema(before, { io: "input", unrepresentable: "any" });
      Object.assign(jsonSchema, schema);
    }
    Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
  },
};

const toJsonSchemas = createJsonSchemaTransform({ schemaRegistry: components, zodToJsonConfig });
const withSchemas = createJsonSchemaTransformObject({ schemaRegistry: components, zodToJsonConfig });

/** Collects every route into an OpenAPI 3.1 document; must come before the routes. */
export async function describeApi(app: App, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Beleg",
        version,
        description:
          "No verdict without a quote. Errors are problem+json (RFC 9457) with a stable `code`; lists go on with `cursor`; POST takes an `Idempotency-Key`; every answer has an `X-Request-Id`.",
        license: { name: "Apache-2.0", identifier: "Apache-2.0" },
      },
      servers: [{ url: "/", description: "The service this document came from." }],
      components: {
        securitySchemes: {
          key: { type: "http", scheme: "bearer", description: "An API key of BELEG_API_KEYS." },
          session: { type: "apiKey", in: "cookie", name: "beleg_session", description: "A browser session." },
        },
      },
    },
    transform(document) {
      const described = toJsonSchemas(document);
      const scope = document.route.config?.scope ?? "public";
      if (scope === "public")
        return { ...described, schema: { ...described.schema, security: [] } } as typeof described;
      // The same scope the guard asks for, so that the description cannot say another.
      const note = `Needs the scope ${scope}.`;
      const { description } = described.schema as { description?: string };
      const security = [{ key: [] }, { session: [] }];
      const schema = { ...described.schema, security, description: description ? `${description} ${note}` : note };
      return { ...described, schema } as ReturnType<typeof toJsonSchemas>;
    },
    transformObject: (document) => onlyUsedSchemas(withSchemas(document) as ApiDocument) as never,
  });
}

/** Serves the document and a page to read it. */
export function serveApiDescription(app: App): void {
  const config = { scope: "public" as const };
  let text: string | undefined;
  app.get("/openapi.json", { config, schema: { hide: true } }, async (_request, reply) => {
    text ??= JSON.stringify(app.swagger(), null, 2);
    return reply.type("application/json").send(text);
  });
  app.get("/docs", { config, schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(docsPage(app.swagger() as unknown as ApiDocument)),
  );
  app.get("/docs.css", { config, schema: { hide: true } }, async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(DOCS_STYLE),
  );
}
