/** A value with a signature byte: how Bolt writes its messages. */
export type Structure = { readonly tag: number; readonly fields: readonly unknown[] };

/** Writes a message of Bolt: a structure whose fields are null, booleans, numbers, texts, lists and maps. */
export function packMessage(tag: number, fields: readonly unknown[]): Buffer {
  const parts: Buffer[] = [Buffer.from([0xb0 + fields.length, tag])];
  for (const field of fields) pack(field, parts);
  return Buffer.concat(parts);
}

/** Reads one message. */
export function unpackMessage(bytes: Buffer): Structure {
  const value = new Reader(bytes).read();
  if (typeof value === "object" && value !== null && "tag" in value) return value as Structure;
  throw new Error("a message is a structure");
}

const SIZES = {
  text: { tiny: 0x80, wide: [0xd0, 0xd1, 0xd2] },
  list: { tiny: 0x90, wide: [0xd4, 0xd5, 0xd6] },
  map: { tiny: 0xa0, wide: [0xd8, 0xd9, 0xda] },
} as const;

function header(kind: keyof typeof SIZES, size: number): Buffer {
  const { tiny, wide } = SIZES[kind];
  if (size < 16) return Buffer.from([tiny + size]);
  if (size < 0x100) return Buffer.from([wide[0], size]);
  const head = Buffer.alloc(size < 0x10000 ? 3 : 5);
  head[0] = size < 0x10000 ? wide[1] : wide[2];
  head.writeUIntBE(size, 1, head.length - 1);
  return head;
}

function pack(value: unknown, parts: Buffer[]): void {
  if (value === null || value === undefined) parts.push(Buffer.from([0xc0]));
  else if (typeof value === "boolean") parts.push(Buffer.from([value ? 0xc3 : 0xc2]));
  else if (typeof value === "bigint" || Number.isInteger(value)) parts.push(integer(BigInt(value as number)));
  else if (typeof value === "number") {
    const bytes = Buffer.alloc(9, 0xc1);
    bytes.writeDoubleBE(value, 1);
    parts.push(bytes);
  } else if (typeof value === "string") {
    const bytes = Buffer.from(value, "utf8");
    parts.push(header("text", bytes.length), bytes);
  } else if (Array.isArray(value)) {
    parts.push(header("list", value.length));
    for (const item of value) pack(item, parts);
  } else {
    const entries = Object.entries(value as object);
    parts.push(header("map", entries.length));
    for (const [key, item] of entries) {
      pack(key, parts);
      pack(item, parts);
    }
  }
}

function integer(value: bigint): Buffer {
  if (value >= -16n && value < 128n) return Buffer.from([Number(BigInt.asUintN(8, value))]);
  const bytes = Buffer.alloc(9, 0xcb);
  bytes.writeBigInt64BE(value, 1);
  return bytes;
}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  read(): unknown {
    const marker = this.#unsigned(1);
    const low = marker & 0x0f;
    if (marker < 0x80) return marker;
    if (marker >= 0xf0) return marker - 0x100;
    switch (marker & 0xf0) {
      case 0x80:
        return this.#text(low);
      case 0x90:
        return this.#list(low);
      case 0xa0:
        return this.#map(low);
      case 0xb0:
        return { tag: this.#unsigned(1), fields: this.#list(low) } satisfies Structure;
    }
    switch (marker) {
      case 0xc0:
        return null;
      case 0xc1:
        return this.#take(8).readDoubleBE();
      case 0xc2:
      case 0xc3:
        return marker === 0xc3;
      case 0xc8:
        return this.#take(1).readInt8();
      case 0xc9:
        return this.#take(2).readInt16BE();
      case 0xca:
        return this.#take(4).readInt32BE();
      case 0xcb:
        return whole(this.#take(8).readBigInt64BE());
      case 0xd0:
      case 0xd1:
      case 0xd2:
        return this.#text(this.#unsigned(2 ** (marker - 0xd0)));
      case 0xd4:
      case 0xd5:
      case 0xd6:
        return this.#list(this.#unsigned(2 ** (marker - 0xd4)));
      case 0xd8:
      case 0xd9:
      case 0xda:
        return this.#map(this.#unsigned(2 ** (marker - 0xd8)));
    }
    throw new Error(`unknown marker ${marker.toString(16)}`);
  }

  #take(size: number): Buffer {
    const taken = this.#bytes.subarray(this.#at, this.#at + size);
    if (taken.length < size) throw new Error("the message is cut short");
    this.#at += size;
    return taken;
  }

  #unsigned(size: number): number {
    return this.#take(size).readUIntBE(0, size);
  }

  #text(size: number): string {
    return this.#take(size).toString("utf8");
  }

  #list(size: number): unknown[] {
    return Array.from({ length: size }, () => this.read());
  }

  #map(size: number): Record<string, unknown> {
    return Object.fromEntries(Array.from({ length: size }, () => [String(this.read()), this.read()]));
  }
}

function whole(value: bigint): number | bigint {
  const number = Number(value);
  return Number.isSafeInteger(number) ? number : value;
}
