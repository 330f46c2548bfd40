import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, normalize } from "node:path";

const BLOCK = 512;

/** Writes the files and folders of a plain tar into a folder, readable by their owner only. */
export async function untar(tar: Buffer, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (let at = 0; at + BLOCK <= tar.length; ) {
    const header = tar.subarray(at, at + BLOCK);
    const name = join(field(header, 345, 155), field(header, 0, 100));
    if (header[0] === 0) return;
    const size = Number.parseInt(field(header, 124, 12).trim() || "0", 8);
    const target = join(folder, inside(name));
    at += BLOCK;
    if (header[156] === "5".charCodeAt(0)) await mkdir(target, { recursive: true, mode: 0o700 });
    else {
      await mkdir(dirname(target), { recursive: true, mode: 0o700 });
      await writeFile(target, tar.subarray(at, at + size), { mode: 0o600 });
    }
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
}

function field(header: Buffer, start: number, length: number): string {
  const bytes = header.subarray(start, start + length);
  const end = bytes.indexOf(0);
  return bytes.toString("utf8", 0, end === -1 ? length : end);
}

function inside(name: string): string {
  const path = normalize(`/${name}`);
  return path.slice(1);
}
