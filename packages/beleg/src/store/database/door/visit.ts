import { connect, type Socket } from "node:net";
import { belegError } from "@beleg/core/contracts";
import type { Engine } from "../engine.ts";
import { remoteDatabase } from "../remote/remote-database.ts";
import { readPlate } from "./door-plate.ts";
import { socketChannel } from "./socket-channel.ts";

/** Goes through the door of a folder; undefined where there is none, or nobody behind it. */
export async function visit(folder: string): Promise<Engine | undefined> {
  const plate = await readPlate(folder);
  const socket = plate && (await reach(plate.port));
  if (!plate || !socket) return undefined;
  socket.write(plate.token);
  return remoteDatabase(socketChannel(socket), gone);
}

function reach(port: number): Promise<Socket | undefined> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => resolve(socket)).once("error", () => resolve(undefined));
  });
}

function gone(): Error {
  return belegError("store_unreachable", { detail: "the process that held the database has ended; try again" });
}
