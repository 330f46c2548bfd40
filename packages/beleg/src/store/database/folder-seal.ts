import { closeSync, openSync, readdirSync, readFileSync, readSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { crc32 } from "node:zlib";
import { damaged } from "./store-failure.ts";

/** In the folder itself, so that a copy of the folder takes it along. */
export const SEAL = "beleg.seal";
/** The engine's own record of its last checkpoint: its first bytes, which carry a checksum, and a filling. */
const CONTROL = { file: "global/pg_control", bytes: 512, size: 8192 };
/** Bytes that are read at most to open or close a folder; of files beyond that only the size is compared. */
const MAX_BYTES = 256 * 2 ** 20;
const SHOWN = 3;

/** A file of the folder: its size, and the checksum of its content where that was read. */
type Sealed = { readonly file: string; readonly size: number; readonly crc: number | null };

/** The files as JSON, the checksum of that text, and the checkpoint the folder was left at. */
type Seal = { readonly files: string; readonly crc: number; readonly control: number };

/** Writes down what every file of a folder holds that nobody uses any more. */
export function sealFolder(folder: string): void {
  const files = JSON.stringify(read(folder));
  const content: Seal = { files, crc: crc32(files), control: controlOf(folder) };
  writeFileSync(join(folder, SEAL), JSON.stringify(content), { mode: 0o600 });
}

/**
 * Compares a folder with its seal before the engine may touch it, and takes the seal off. False: there was none, because
 * the last process was killed, and the rows themselves are to be examined. Throws `store_damaged`.
 */
export function breakSeal(folder: string): boolean {
  // Where this file is missing the engine would make a new database over the old one.
  if (sizeOf(join(folder, "PG_VERSION")) === undefined) throw damaged(`${folder}: PG_VERSION is missing`);
  if (sizeOf(join(folder, CONTROL.file)) !== CONTROL.size) throw damaged(`${folder}: ${CONTROL.file} is not whole`);
  const seal = readSeal(folder);
  // An older Beleg knows no seals: what it left behind says another checkpoint.
  const holds = seal !== undefined && seal.control === controlOf(folder);
  if (holds) refuseDifferences(folder, JSON.parse(seal.files) as Sealed[]);
  rmSync(join(folder, SEAL), { force: true });
  return holds;
}

function refuseDifferences(folder: string, sealed: readonly Sealed[]): void {
  const differences: string[] = [];
  for (const { file, size, crc } of sealed) {
    const path = join(folder, file);
    const found = sizeOf(path);
    if (found === undefined) differences.push(`${file} is missing`);
    else if (found !== size) differences.push(`${file} has ${found} bytes instead of ${size}`);
    else if (crc !== null && crcOf(path) !== crc) differences.push(`${file} has another content`);
  }
  if (differences.length === 0) return;
  const more = differences.length > SHOWN ? ` and ${differences.length - SHOWN} more` : "";
  throw damaged(`${folder}: ${differences.slice(0, SHOWN).join(", ")}${more}`);
}

/** A seal that is itself damaged says nothing about the others. */
function readSeal(folder: string): Seal | undefined {
  try {
    const seal = JSON.parse(readFileSync(join(folder, SEAL), "utf8")) as Seal;
    return crc32(seal.files) === seal.crc ? seal : undefined;
  } catch {
    return undefined;
  }
}

function controlOf(folder: string): number {
  return crc32(readFileSync(join(folder, CONTROL.file)).subarray(0, CONTROL.bytes));
}

/** Every file of the folder; small ones are read first, so that the bytes go as far as they can. */
function read(folder: string): readonly Sealed[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== SEAL)
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path, size: statSync(path).size }))
    .sort((a, b) => a.size - b.size);
  let left = MAX_BYTES;
  return files.map(({ path, size }) => {
    left -= size;
    return { file: relative(folder, path).replaceAll("\\", "/"), size, crc: left >= 0 ? crcOf(path) : null };
  });
}

/** Read piece by piece into one place: a buffer for each of a thousand files costs as much again as reading them. */
const piece = Buffer.allocUnsafeSlow(256 * 2 ** 10);

function crcOf(path: string): number {
  const file = openSync(path, "r");
  try {
    let crc = 0;
    for (let bytes = readSync(file, piece); bytes > 0; bytes = readSync(file, piece))
      crc = crc32(piece.subarray(0, bytes), crc);
    return crc;
  } finally {
    closeSync(file);
  }
}

function sizeOf(path: string): number | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() ? found.size : undefined;
}
