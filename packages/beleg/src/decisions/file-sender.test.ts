import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type FileHandle, open } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";
import { diskCache } from "../language-model/disk-cache.ts";
import { fileSender } from "./file-sender.ts";

const home = mkdtempSync(join(tmpdir(), "beleg-modes-"));
afterAll(() => rmSync(home, { recursive: true, force: true }));
afterEach(() => vi.restoreAllMocks());
const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

it("leaves what it writes to its owner alone, also under a home that was there and open", async () => {
  const open = join(home, "home");
  mkdirSync(open, { mode: 0o755 });
  const folder = join(open, "notifications");
  await fileSender(folder).send({ key: "a/1", channel: "customer", payload: {} } as never);
  expect([mode(folder), ...readdirSync(folder).map((name) => mode(join(folder, name)))]).toEqual(["700", "600"]);
  const cache = join(open, "cache");
  await diskCache({ folder: cache, clock: { now: () => 0 } }).set("key", "an answer");
  const made = readdirSync(cache, { recursive: true, encoding: "utf8" }).map((name) => join(cache, name));
  expect(made.length).toBeGreaterThan(0);
  for (const path of [cache, ...made]) expect(mode(path)).toBe(statSync(path).isDirectory() ? "700" : "600");
});

it("counts a file of its name as sent only where it says the same", async () => {
  const folder = join(home, "there");
  const sender = fileSender(folder);
  const message = { key: "acme.customer_text:1", channel: "customer", payload: { text: "Approved." } } as never;
  await sender.send(message);
  await sender.send(message);
  const [name] = readdirSync(folder);
  const file = join(folder, name!);
  const whole = readFileSync(file, "utf8");
  for (const other of ["", whole.slice(0, -5), whole.replace("Approved", "Rejected")]) {
    writeFileSync(file, other);
    await expect(sender.send(message)).rejects.toMatchObject({ code: "file_unwritable", params: { file } });
    expect(readFileSync(file, "utf8")).toBe(other);
  }
  rmSync(file);
  await sender.send(message);
  expect(readFileSync(file, "utf8")).toBe(whole);
});

/** The next file that is written gets half of its content; then happens what `then` does. */
async function breakNextWrite(then: () => Promise<never>): Promise<void> {
  const some = await open(home, "r");
  const files = Object.getPrototypeOf(some) as FileHandle;
  await some.close();
  vi.spyOn(files, "writeFile").mockImplementationOnce(async function half(this: FileHandle, content) {
    const text = content as string;
    await this.write(text.slice(0, text.length / 2));
    return then();
  });
}

const letter = {
  key: "acme.customer_text:2",
  channel: "customer",
  payload: { text: "Approved. ".repeat(500) },
} as never;
const messagesIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(folder, name), "utf8")).text);

it("leaves nothing of a message that the disk had no room for, and writes it whole when asked again", async () => {
  const folder = join(home, "full");
  const full = Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
  await breakNextWrite(() => Promise.reject(full));
  await expect(fileSender(folder).send(letter)).rejects.toBe(full);
  expect(readdirSync(folder)).toEqual([]);
  await fileSender(folder).send(letter);
  expect(messagesIn(folder)).toEqual(["Approved. ".repeat(500)]);
  expect(readdirSync(folder)).toHaveLength(1);
});

it("shows no half message of a process that died over it, and the next one writes it whole", async () => {
  const folder = join(home, "died");
  const reached = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<never>();
  await breakNextWrite(() => {
    reached.resolve();
    return gone.promise;
  });
  const dying = fileSender(folder).send(letter);
  await reached.promise;
  expect(messagesIn(folder)).toEqual([]);
  await fileSender(folder).send(letter);
  expect(messagesIn(folder)).toEqual(["Approved. ".repeat(500)]);
  gone.reject(new Error("gone"));
  await expect(dying).rejects.toThrow("gone");
});
