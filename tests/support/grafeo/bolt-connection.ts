import type { Socket } from "node:net";
import type { CypherEngine, CypherTransaction } from "./cypher-engine.ts";
import { packMessage, type Structure, unpackMessage } from "./pack-stream.ts";

const MAGIC = 0x6060b017;
/** The versions this front speaks, best first. In 4.4 HELLO carries who asks, from 5.1 on LOGON does; here anyone may. */
const VERSIONS = [
  [5, 3],
  [5, 2],
  [5, 1],
  [4, 4],
] as const;

const REQUEST = {
  hello: 0x01,
  goodbye: 0x02,
  reset: 0x0f,
  run: 0x10,
  begin: 0x11,
  commit: 0x12,
  rollback: 0x13,
  discard: 0x2f,
  pull: 0x3f,
  logon: 0x6a,
  logoff: 0x6b,
} as const;
const SUCCESS = 0x70;
const RECORD = 0x71;
const IGNORED = 0x7e;
const FAILURE = 0x7f;

/** Speaks Bolt with one client: its requests are answered in order, and after a failure ignored until it resets. */
export async function serveBolt(socket: Socket, engine: CypherEngine): Promise<void> {
  let transaction: CypherTransaction | null = null;
  let rows: readonly (readonly unknown[])[] = [];
  let failed = false;
  const bytes = byteReader(socket);
  const say = (tag: number, ...fields: unknown[]) => socket.write(chunked(packMessage(tag, fields)));

  const answer = async ({ tag, fields }: Structure): Promise<void> => {
    switch (tag) {
      case REQUEST.hello:
        say(SUCCESS, { server: "Neo4j/5.26.0", connection_id: `grafeo-${socket.remotePort}`, hints: {} });
        return;
      case REQUEST.run: {
        const [query, parameters] = fields as [string, Record<string, unknown>];
        const found = await (transaction ?? engine).run(query, parameters);
        rows = found.rows;
        say(SUCCESS, { fields: found.columns, t_first: 0, qid: 0 });
        return;
      }
      case REQUEST.pull: {
        const { n } = fields[0] as { n: number };
        const many = n < 0 ? rows.length : n;
        for (const row of rows.slice(0, many)) say(RECORD, row);
        rows = rows.slice(many);
        say(SUCCESS, rows.length > 0 ? { has_more: true } : { type: "rw", t_last: 0, db: "neo4j" });
        return;
      }
      case REQUEST.discard:
        rows = [];
        break;
      case REQUEST.begin:
        transaction = engine.begin();
        break;
      case REQUEST.commit:
        transaction?.commit();
        transaction = null;
        break;
      case REQUEST.rollback:
        transaction?.rollback();
        transaction = null;
        break;
      case REQUEST.logon:
      case REQUEST.logoff:
        break;
      default:
        throw new Error(`this front does not know the request ${tag.toString(16)}`);
    }
    say(SUCCESS, {});
  };
  const reset = () => {
    const open = transaction;
    transaction = null;
    rows = [];
    failed = false;
    open?.rollback();
  };

  try {
    if (!(await handshake(bytes, socket))) return;
    for (;;) {
      const message = unpackMessage(await readMessage(bytes));
      if (message.tag === REQUEST.goodbye) return;
      if (message.tag === REQUEST.reset) {
        reset();
        say(SUCCESS, {});
      } else if (failed) say(IGNORED);
      else {
        try {
          await answer(message);
        } catch (error) {
          failed = true;
          say(FAILURE, engine.failure(error));
        }
      }
    }
  } catch {
    // The client has gone, or does not speak Bolt.
  } finally {
    // First of all: a client whose connection stays open waits for ever.
    socket.destroy();
    reset();
  }
}

/** Agrees on a version; each of the four proposals is `0, range, minor, major`. */
async function handshake(bytes: ByteReader, socket: Socket): Promise<boolean> {
  const hello = await bytes(20);
  if (hello.readUInt32BE() !== MAGIC) return false;
  const proposals = [4, 8, 12, 16].map((at) => hello.subarray(at, at + 4));
  const spoken = VERSIONS.find(([major, minor]) =>
    proposals.some(([, range = 0, highest = 0, of]) => of === major && minor <= highest && minor >= highest - range),
  );
  socket.write(Buffer.from(spoken ? [0, 0, spoken[1], spoken[0]] : [0, 0, 0, 0]));
  return spoken !== undefined;
}

/** A message travels in chunks with their sizes before them; an empty chunk ends it. */
function chunked(message: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < message.length; at += 0xffff) {
    const chunk = message.subarray(at, at + 0xffff);
    parts.push(Buffer.from([chunk.length >> 8, chunk.length & 0xff]), chunk);
  }
  return Buffer.concat([...parts, Buffer.from([0, 0])]);
}

async function readMessage(bytes: ByteReader): Promise<Buffer> {
  const parts: Buffer[] = [];
  for (;;) {
    const size = (await bytes(2)).readUInt16BE();
    if (size > 0) parts.push(await bytes(size));
    // An empty chunk before any other only keeps the connection alive.
    else if (parts.length > 0) return Buffer.concat(parts);
  }
}

type ByteReader = (size: number) => Promise<Buffer>;

/** Gives the next bytes of a socket, so many at a time; throws when it has ended. */
function byteReader(socket: Socket): ByteReader {
  const incoming = socket[Symbol.asyncIterator]();
  let held: Buffer = Buffer.alloc(0);
  return async (size) => {
    while (held.length < size) {
      const { value, done } = await incoming.next();
      if (done) throw new Error("the client has gone");
      held = Buffer.concat([held, value as Buffer]);
    }
    const taken = held.subarray(0, size);
    held = held.subarray(size);
    return taken;
  };
}
