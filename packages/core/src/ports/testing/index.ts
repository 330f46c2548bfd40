export { type Script, scriptedModel } from "./scripted-model.ts";
