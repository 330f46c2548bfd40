import { randomBytes, timingSafeEqual } from "node:crypto";
import { once } from "node:events";
import { rename, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer, type Socket } from "node:net";
import type { PGlite } from "@electric-sql/pglite";
import { serveDatabase } from "../remote/serve-database.ts";
import { type DoorPlate, doorFile } from "./door-plate.ts";
import { socketChannel } from "./socket-channel.ts";

const TOKEN_BYTES = 43;
/** A guest that begins a transaction and says nothing for so long has stopped. */
const SILENCE_MS = 30_000;

/** Open to guests until it is closed; closing sends them away, and what they had not committed is undone. */
export type Door = { close(): Promise<void> };

/**
 * Lets other processes of the same user use the embedded database that this one holds: at a port of this machine, for whoever
 * has read the token from the file beside the folder.
 */
export async function openDoor(folder: string, pglite: PGlite): Promise<Door> {
  const token = randomBytes(32).toString("base64url");
  const guests = new Set<Socket>();
  const server = createServer((socket) => {
    guests.add(socket.unref());
    socket.on("close", () => guests.delete(socket)).on("error", () => socket.destroy());
    // Nothing is read as a message before the token has been.
    let heard = Buffer.alloc(0);
    const knock = (chunk: Buffer) => {
      heard = Buffer.concat([heard, chunk]);
      if (heard.length < TOKEN_BYTES) return;
      socket.off("data", knock);
      if (!timingSafeEqual(heard.subarray(0, TOKEN_BYTES), Buffer.from(token))) socket.destroy();
      else serveDatabase(socketChannel(socket, heard.subarray(TOKEN_BYTES)), pglite, { silenceMs: SILENCE_MS });
    };
    socket.on("data", knock);
  }).unref();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const plate: DoorPlate = { port: (server.address() as AddressInfo).port, token };
  const file = doorFile(folder);
  await writeFile(`${file}.draft`, JSON.stringify(plate), { mode: 0o600 });
  await rename(`${file}.draft`, file);
  return {
    async close() {
      await rm(file, { force: true });
      server.close();
      const gone = [...guests].map((socket) => once(socket, "close"));
      for (const socket of guests) socket.destroy();
      await Promise.all(gone);
    },
  };
}
