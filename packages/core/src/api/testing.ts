export {
  type Script,
  type ScriptedAnswer,
  type ScriptedModel,
  scriptedModel,
} from "../ports/testing/scripted-model.ts";
