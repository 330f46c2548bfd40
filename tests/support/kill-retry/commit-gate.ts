import type { AddressInfo } from "node:net";
import { createConnection, createServer } from "node:net";

/** A door in front of a PostgreSQL server that can keep what it says about commits to itself. */
export type CommitGate = {
  readonly url: string;
  /** From now on whoever commits is not told: it is done, and nobody but the server knows. */
  hold(): void;
  /** How many wait to be told. */
  held(): number;
  /** Tells again, those who ask from now on. */
  release(): void;
  stop(): Promise<void>;
};

/** The tag by which the server says that a transaction has been committed. */
const COMMITTED = Buffer.from("COMMIT\0");

export async function startCommitGate(url: string): Promise<CommitGate> {
  const target = new URL(url);
  let holding = false;
  let waiting = 0;
  const server = createServer((client) => {
    const database = createConnection({ host: target.hostname, port: Number(target.port) });
    let silent = false;
    database.on("data", (chunk) => {
      if (!silent && holding && chunk.includes(COMMITTED)) {
        silent = true;
        waiting += 1;
      }
      if (!silent) client.write(chunk);
    });
    client.pipe(database);
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      one.on("error", () => {});
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const gated = new URL(url);
  gated.port = String((server.address() as AddressInfo).port);
  return {
    url: gated.href,
    hold: () => {
      holding = true;
    },
    held: () => waiting,
    release: () => {
      holding = false;
      waiting = 0;
    },
    stop: async () => {
      server.close();
    },
  };
}
