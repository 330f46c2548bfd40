export { type JudgedSentence, type JudgedText, type JudgedWord, readJudgedText } from "./judged-text.ts";
export { type Loss, type Measure, type WeighedScore, type Weights, weighMeasures } from "./measure.ts";
