/** How a field is written: a scalar, or a message by the table of its own fields. */
type FieldType = keyof typeof SCALARS | MessageTable;

/** The fields of a message by their JSON names; lists are written one by one, lists of numbers packed. */
export interface MessageTable {
  readonly [field: string]: readonly [number: number, type: FieldType];
}

const VARINT = 0;
const BITS_64 = 1;
const BYTES = 2;
const BITS_32 = 5;

/** How each kind of value is tagged and written. Negative numbers are written as if they had no sign. */
const SCALARS = {
  string: [BYTES, (out: Bytes, value: string) => out.bytes(Buffer.from(value, "utf8"))],
  hex: [BYTES, (out: Bytes, value: string) => out.bytes(Buffer.from(value, "hex"))],
  bool: [VARINT, (out: Bytes, value: boolean) => out.varint(value ? 1n : 0n)],
  enum: [VARINT, (out: Bytes, value: number) => out.varint(BigInt(value))],
  int64: [VARINT, (out: Bytes, value: string) => out.varint(BigInt.asUintN(64, BigInt(value)))],
  fixed32: [BITS_32, (out: Bytes, value: number) => out.fixed(4, (view) => view.setUint32(0, value, true))],
  fixed64: [BITS_64, (out: Bytes, value: string) => out.fixed(8, (view) => view.setBigUint64(0, BigInt(value), true))],
  double: [BITS_64, (out: Bytes, value: number) => out.fixed(8, (view) => view.setFloat64(0, value, true))],
} as const;

/** Writes a value in protobuf's wire format. It has the shape of OTLP's JSON, so that one value serves both encodings. */
export function encodeProtobuf(table: MessageTable, message: object): Uint8Array {
  const out = new Bytes();
  for (const [name, value] of Object.entries(message)) {
    const field = table[name];
    if (field === undefined) throw new Error(`no field ${name} in this message`);
    const [number, type] = field;
    if (!Array.isArray(value)) writeField(out, number, type, value);
    else if (type === "fixed64" || type === "double") writePacked(out, number, type, value);
    else for (const item of value) writeField(out, number, type, item);
  }
  return out.taken();
}

function writeField(out: Bytes, number: number, type: FieldType, value: unknown): void {
  if (typeof type === "object") {
    out.tag(number, BYTES);
    out.bytes(encodeProtobuf(type, value as object));
    return;
  }
  const [wireType, write] = SCALARS[type];
  out.tag(number, wireType);
  write(out, value as never);
}

function writePacked(out: Bytes, number: number, type: "fixed64" | "double", values: readonly unknown[]): void {
  const packed = new Bytes();
  for (const value of values) SCALARS[type][1](packed, value as never);
  out.tag(number, BYTES);
  out.bytes(packed.taken());
}

/** Bytes that grow. */
class Bytes {
  private readonly parts: Uint8Array[] = [];

  tag(number: number, wireType: number): void {
    this.varint(BigInt(number * 8 + wireType));
  }

  varint(value: bigint): void {
    const bytes: number[] = [];
    let rest = value;
    for (; rest > 127n; rest >>= 7n) bytes.push(Number(rest & 127n) | 128);
    bytes.push(Number(rest));
    this.parts.push(Uint8Array.from(bytes));
  }

  bytes(bytes: Uint8Array): void {
    this.varint(BigInt(bytes.length));
    this.parts.push(bytes);
  }

  fixed(length: number, write: (view: DataView) => void): void {
    const bytes = new Uint8Array(length);
    write(new DataView(bytes.buffer));
    this.parts.push(bytes);
  }

  taken(): Uint8Array {
    return Buffer.concat(this.parts);
  }
}
