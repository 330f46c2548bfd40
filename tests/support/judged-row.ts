/** What the judge leaves of every row of an evaluation, whatever it was asked. */
export function judgedRow(index: number) {
  const id = `r${index}`;
  return { index, id, cluster: id, origin: null, system: null, lang: "en", status: "ok", error: null } as const;
}
