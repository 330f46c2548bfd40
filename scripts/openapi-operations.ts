import type { ApiDocument } from "../packages/beleg/src/server/index.ts";

/** What generators of clients read of a schema. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly description?: string;
};
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
};
type Media = Readonly<Record<string, { readonly schema?: Schema }>>;
export type Operation = {
  readonly operationId?: string;
  readonly summary?: string;
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content?: Media };
  readonly responses?: Readonly<Record<string, { readonly content?: Media }>>;
};

/** The schemas a document names. */
export function schemasOf(document: ApiDocument): Readonly<Record<string, Schema>> {
  return (document as unknown as { components?: { schemas?: Record<string, Schema> } }).components?.schemas ?? {};
}

/** Its operations with their method and address. */
export function operationsOf(document: ApiDocument): { method: string; path: string; operation: Operation }[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods as unknown as Record<string, Operation>).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  );
}
