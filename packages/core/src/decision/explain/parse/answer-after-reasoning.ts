const OPENING = /<(?:think|thinking|thought|reasoning|reflection|analysis|scratchpad)\b[^<>]{0,80}>/i;
const CLOSING = /<\/(?:think|thinking|thought|reasoning|reflection|analysis|scratchpad)>/gi;

/** What stands after the last reasoning block, so that an example inside it is never read as the answer. */
export function answerAfterReasoning(raw: string): string {
  let end = -1;
  for (const mark of raw.matchAll(CLOSING)) end = mark.index + mark[0].length;
  const answer = end === -1 ? raw : raw.slice(end);
  const open = OPENING.exec(answer);
  return open === null ? answer : answer.slice(0, open.index);
}
