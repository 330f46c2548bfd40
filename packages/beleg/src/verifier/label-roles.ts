/** What an output of a model says of a claim. */
export const ROLES = ["supported", "contradicted", "unsupported"] as const;
export type Role = (typeof ROLES)[number];

/** The first that fits: `not_entailment` holds the word of the next. */
const WORDS: readonly (readonly [RegExp, Role])[] = [
  [/contradict|refute/i, "contradicted"],
  [
    /not[_ -]|neutral|unsupport|unfaithful|hallucinat|inconsist|unfactual|non[_ -]?factual|incorrect|false|unverifi/i,
    "unsupported",
  ],
  [/entail|support|consist|faithful|factual|correct|true|grounded/i, "supported"],
];

/** Models whose labels have no names mean support by 1; those that mark words mean doubt by it. */
const UNNAMED = { sequence: ["unsupported", "supported"], tokens: ["supported", "unsupported"] } as const;

/** The role of each output by the names in a model's `config.json`; undefined where they do not tell. */
export function labelRoles(labels: readonly string[], reads: keyof typeof UNNAMED): readonly Role[] | undefined {
  if (labels.length === 1 && reads === "sequence") return ["supported"];
  const isUnnamed = labels.every((label) => /^(?:label[_ -]?)?\d+$/i.test(label));
  if (isUnnamed) return labels.length === 2 ? UNNAMED[reads] : undefined;
  const roles = labels.map((label) => WORDS.find(([words]) => words.test(label))?.[1]);
  if (roles.some((role) => role === undefined) || !roles.includes("supported")) return undefined;
  return roles as Role[];
}
