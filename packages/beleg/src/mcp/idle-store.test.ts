import { describe, expect, it } from "vitest";
import type { Store } from "../store/index.ts";
import { idleStore } from "./idle-store.ts";

function counted() {
  const seen = { open: 0, closed: 0 };
  /** The door of the service, for those that came through one. */
  const door = { closed: false };
  const open = async () => {
    seen.open += 1;
    const close = async () => {
      seen.closed += 1;
    };
    return { close, connection: { kind: "guest", pglite: door } } as unknown as Store;
  };
  return { seen, door, open };
}

describe("a store for those who use it now and then", () => {
  it("opens once for many at a time and closes when nobody has used it for a while", async () => {
    const { seen, open } = counted();
    const { use } = idleStore(open, 20);
    expect(await Promise.all([1, 2, 3].map((n) => use(async () => n)))).toEqual([1, 2, 3]);
    expect(seen).toEqual({ open: 1, closed: 0 });
    await expect.poll(() => seen).toEqual({ open: 1, closed: 1 });
    await use(async () => {});
    expect(seen.open).toBe(2);
  });

  it("opens anew after a failure, also one to open it", async () => {
    const { seen, open } = counted();
    let broken = true;
    const store = idleStore(async () => {
      if (broken) throw new Error("held by another");
      return open();
    }, 1000);
    await expect(store.use(async () => {})).rejects.toThrow("held by another");
    broken = false;
    await expect(store.use(() => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
    expect(await store.use(async () => "fine")).toBe("fine");
    expect(seen).toEqual({ open: 2, closed: 1 });
    await store.close();
    expect(seen.closed).toBe(2);
  });

  it("opens anew when the service it was used through has ended", async () => {
    const { seen, door, open } = counted();
    const { use, close } = idleStore(open, 1000);
    await use(async () => {});
    door.closed = true;
    expect(await use(async () => "fine")).toBe("fine");
    expect(seen).toEqual({ open: 2, closed: 1 });
    await close();
  });
});
