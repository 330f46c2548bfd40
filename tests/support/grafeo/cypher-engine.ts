import { createRequire } from "node:module";
import { join } from "node:path";

export type Rows = { readonly columns: readonly string[]; readonly rows: readonly (readonly unknown[])[] };
type Parameters = Readonly<Record<string, unknown>>;

export type CypherTransaction = {
  run(query: string, parameters: Parameters): Promise<Rows>;
  commit(): void;
  rollback(): void;
};

/** What the Bolt front needs of an engine. */
export type CypherEngine = {
  run(query: string, parameters: Parameters): Promise<Rows>;
  begin(): CypherTransaction;
  /** An error in the words of Neo4j, so that the driver knows which ones pass when tried again. */
  failure(error: unknown): { readonly code: string; readonly message: string };
  close(): void;
};

/** The part of `@grafeo-db/js` that is used here; the package itself is not installed with the others. */
type GrafeoResult = { readonly columns: string[]; rows(): unknown[][] };
type Asked = { executeCypher(query: string, parameters?: Parameters): Promise<GrafeoResult> };
type GrafeoTransaction = Asked & { readonly isActive: boolean; commit(): void; rollback(): void };
type Grafeo = Asked & { beginTransaction(): GrafeoTransaction; version(): string; close(): void };

/** Opens a Grafeo database in a file; `installed` is the folder its package was installed into. */
export function openGrafeo(installed: string, file: string): CypherEngine {
  const { GrafeoDB } = createRequire(join(installed, "package.json"))("@grafeo-db/js") as {
    GrafeoDB: { create(path: string): Grafeo };
  };
  const db = GrafeoDB.create(file);
  const run = async (where: Asked, query: string, parameters: Parameters): Promise<Rows> => {
    const own = NEO4J_ONLY.find(({ query: pattern }) => pattern.test(query));
    if (own) return own.answer(where, db.version());
    const found = await where.executeCypher(query, parameters);
    return { columns: found.columns, rows: found.rows() };
  };
  return {
    run: (query, parameters) => run(db, query, parameters),
    begin: () => {
      const inner = db.beginTransaction();
      return {
        run: (query, parameters) => run(inner, query, parameters),
        commit: () => inner.commit(),
        rollback: () => {
          try {
            if (inner.isActive) inner.rollback();
          } catch (error) {
            // After a conflict the engine has ended the transaction itself, and at times still calls it active.
            if (!String(error).includes("GRAFEO-T004")) throw error;
          }
        },
      };
    },
    failure: (error) => {
      const message = String(error);
      const code = CODES.find(([pattern]) => pattern.test(message))?.[1] ?? "Neo.DatabaseError.General.UnknownError";
      return { code, message };
    },
    close: () => db.close(),
  };
}

const CODES: readonly (readonly [RegExp, string])[] = [
  [/GRAFEO-T/, "Neo.TransientError.Transaction.DeadlockDetected"],
  [/Constraint violation/, "Neo.ClientError.Schema.ConstraintValidationFailed"],
  [/GRAFEO-Q001/, "Neo.ClientError.Statement.SyntaxError"],
];

/** The two questions of the tests that only a Neo4j understands as they are asked; every statement of the product runs as it is. */
const NEO4J_ONLY: readonly {
  readonly query: RegExp;
  readonly answer: (where: Asked, version: string) => Promise<Rows>;
}[] = [
  {
    query: /^CALL dbms\.components\(\)/,
    answer: async (_, version) => ({ columns: ["version", "edition"], rows: [[version, "grafeo"]] }),
  },
  {
    query: /^SHOW CONSTRAINTS YIELD/,
    answer: async (where) => {
      const found = await where.executeCypher("SHOW CONSTRAINTS");
      const label = found.columns.indexOf("label");
      const unique = found.rows().filter((row) => row[found.columns.indexOf("type")] === "UNIQUE");
      return { columns: ["label"], rows: unique.map((row) => [row[label]]) };
    },
  },
];
