/** A value of an attribute of a node. */
type Attribute = number | readonly number[];

/** One step of a network. */
export interface OnnxNode {
  readonly op: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, Attribute>>;
}

/** A constant of a network. */
export interface OnnxConstant {
  readonly name: string;
  readonly dims: readonly number[];
  readonly values: readonly number[];
  readonly type: "float" | "int64";
}

const TYPE = { float: 1, int64: 7 } as const;

/** The parts of a network as they stand in a file. */
export interface OnnxGraph {
  readonly nodes: readonly OnnxNode[];
  readonly constants: readonly OnnxConstant[];
  readonly inputs: readonly string[];
  /** How many tokens the inputs have, where the network reads texts of one length only. */
  readonly length?: number | undefined;
  readonly outputs: readonly { readonly name: string; readonly rank: number }[];
}

/** Writes a network as an .onnx file (protobuf, `onnx.proto`): the few fields that the tests need. */
export function onnxFile(graph: OnnxGraph): Buffer {
  const opset = Buffer.concat([field(1, Buffer.from("")), varintField(2, 13)]);
  return Buffer.concat([varintField(1, 8), field(8, opset), onnxAddition(graph)]);
}

/** Parts to be put behind the bytes of another file: two graphs in one file are read as one, as protobuf has it. */
export function onnxAddition({ nodes, constants, inputs, length, outputs }: OnnxGraph): Buffer {
  return field(
    7,
    Buffer.concat([
      ...nodes.map((node) => field(1, nodeProto(node))),
      field(2, Buffer.from("tiny")),
      ...constants.map((constant) => field(5, tensorProto(constant))),
      ...inputs.map((name) => field(11, valueProto(name, TYPE.int64, 2, length))),
      ...outputs.map(({ name, rank }) => field(12, valueProto(name, TYPE.float, rank))),
    ]),
  );
}

function nodeProto({ op, inputs, output, attributes = {} }: OnnxNode): Buffer {
  return Buffer.concat([
    ...inputs.map((name) => field(1, Buffer.from(name))),
    field(2, Buffer.from(output)),
    field(3, Buffer.from(output)),
    field(4, Buffer.from(op)),
    ...Object.entries(attributes).map(([name, value]) => field(5, attributeProto(name, value))),
  ]);
}

function attributeProto(name: string, value: Attribute): Buffer {
  const own = typeof value === "number" ? [varintField(3, value), varintField(20, 2)] : [...integers(value)];
  return Buffer.concat([field(1, Buffer.from(name)), ...own]);
}

function integers(values: readonly number[]): readonly Buffer[] {
  return [...values.map((value) => varintField(8, value)), varintField(20, 7)];
}

function tensorProto({ name, dims, values, type }: OnnxConstant): Buffer {
  const raw =
    type === "float"
      ? Buffer.from(Float32Array.from(values).buffer)
      : Buffer.from(BigInt64Array.from(values, BigInt).buffer);
  return Buffer.concat([
    ...dims.map((dim) => varintField(1, dim)),
    varintField(2, TYPE[type]),
    field(8, Buffer.from(name)),
    field(9, raw),
  ]);
}

function valueProto(name: string, type: number, rank: number, length?: number): Buffer {
  const free = (at: number) => field(2, Buffer.from(`d${at}`));
  const dims = Array.from({ length: rank }, (_, at) =>
    field(1, at === 1 && length !== undefined ? varintField(1, length) : free(at)),
  );
  const tensor = Buffer.concat([varintField(1, type), field(2, Buffer.concat(dims))]);
  return Buffer.concat([field(1, Buffer.from(name)), field(2, field(1, tensor))]);
}

function varintField(number: number, value: number): Buffer {
  return Buffer.concat([varint(number * 8), varint(value)]);
}

function field(number: number, bytes: Buffer): Buffer {
  return Buffer.concat([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
