export { type Script, type ScriptedAnswer, type ScriptedModel, scriptedModel } from "./scripted-model.ts";
