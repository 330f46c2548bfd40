import { readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { belegError } from "@beleg/core/contracts";

/** The files of a model as they are published: the network, its configuration and its tokenizer. */
export interface ModelFiles {
  readonly model: string;
  readonly config: string | null;
  readonly tokenizer: string;
  readonly tokenizer_config: string | null;
  /** What the folder is called. */
  readonly name: string;
}

/** In the order they are looked for; of several in a folder that is none of these, nobody can tell which is meant. */
const USUAL = ["model.onnx", "onnx/model.onnx", "model_quantized.onnx", "onnx/model_quantized.onnx"];

/** Finds the files of a model in a folder, or beside an .onnx file. Throws `invalid_argument` for what is missing. */
export async function modelFiles(path: string): Promise<ModelFiles> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw belegError("file_not_found", { file: path });
  const model = found.isDirectory() ? await modelIn(path) : path;
  if (!model.endsWith(".onnx")) throw unfit(path, "a verifier is an .onnx file");
  const own = dirname(model);
  const folders = [own, dirname(own)];
  const tokenizer = await firstOf(folders.map((folder) => join(folder, "tokenizer.json")));
  if (tokenizer === null) throw unfit(path, "there is no tokenizer.json beside the model");
  return {
    model,
    config: await firstOf(folders.map((folder) => join(folder, "config.json"))),
    tokenizer,
    tokenizer_config: await firstOf([join(dirname(tokenizer), "tokenizer_config.json")]),
    name: basename(basename(own) === "onnx" ? dirname(own) : own),
  };
}

/** Reads a JSON file of a model. */
export async function readModelJson(file: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  } catch (error) {
    throw unfit(file, (error as Error).message);
  }
}

/** That something given as a verifier cannot be one, and why. */
export function unfit(argument: string, detail: string) {
  return belegError("invalid_argument", { argument, detail });
}

async function modelIn(folder: string): Promise<string> {
  const usual = await firstOf(USUAL.map((name) => join(folder, name)));
  if (usual !== null) return usual;
  const [only, ...others] = (await readdir(folder)).filter((name) => name.endsWith(".onnx"));
  if (only === undefined) throw unfit(folder, "there is no .onnx file in the folder");
  if (others.length > 0) throw unfit(folder, `there are several .onnx files: name one (${only}, ${others.join(", ")})`);
  return join(folder, only);
}

async function firstOf(files: readonly string[]): Promise<string | null> {
  for (const file of files) if (await stat(file).catch(() => undefined)) return file;
  return null;
}
