import type { DescribedFlag, DescribedVerb, Wanted } from "./described-verbs.ts";

/** Completions for fish 3 and newer. */
export function fishCompletion(verbs: readonly DescribedVerb[]): string {
  const lines = verbs.flatMap(({ name, summary, flags, args: [first] }) => [
    `complete -c beleg -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ...flags.map((flag) => `complete -c beleg -n '__fish_seen_subcommand_from ${name}' ${flagOf(flag)}`),
    `complete -c beleg -n '__fish_seen_subcommand_from ${name}' ${offerOf(first ?? "text")}`,
  ]);
  return `# fish completion for beleg, made by \`beleg completion fish\`
complete -c beleg -e
complete -c beleg -n __fish_use_subcommand -f -l help -d 'show the help'
complete -c beleg -n __fish_use_subcommand -f -l version -d 'show the version'
${lines.join("\n")}
`;
}

function flagOf({ names, summary, value }: DescribedFlag): string {
  const flags = names.map((name) => (name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`));
  const takes = value === undefined ? [] : ["-r", offerOf(value)];
  return [...flags, ...takes, "-d", quoted(summary)].join(" ");
}

/** -F offers files, -f none. */
function offerOf(value: Wanted): string {
  if (value === "file") return "-F";
  return value === "text" ? "-f" : `-f -a ${quoted(value.words.join(" "))}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll(/['\\]/g, "\\$&")}'`;
}
