import { readFile } from "node:fs/promises";

/** Where the door of a folder is, and what opens it. */
export type DoorPlate = { readonly port: number; readonly token: string };

/** The file beside the folder, which only its owner can read. */
export function doorFile(folder: string): string {
  return `${folder}.door`;
}

/** What it says; undefined where there is none. */
export async function readPlate(folder: string): Promise<DoorPlate | undefined> {
  try {
    return JSON.parse(await readFile(doorFile(folder), "utf8")) as DoorPlate;
  } catch {
    return undefined;
  }
}
