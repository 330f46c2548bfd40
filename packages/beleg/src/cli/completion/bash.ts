import type { DescribedVerb, Wanted } from "./described-verbs.ts";

/** Completions for bash 3.2 and newer; file names are bash's own. */
export function bashCompletion(verbs: readonly DescribedVerb[]): string {
  const cases = verbs.flatMap(({ name, flags }) =>
    flags.flatMap(({ names, value }) => {
      if (value === undefined) return [];
      return [`    ${names.map((flag) => `"${name} ${flag}"`).join("|")}) ${offer(value)}; return ;;\n`];
    }),
  );
  const flagWords = verbs.map(
    ({ name, flags }) => `      ${name}) words="${flags.flatMap(({ names }) => names).join(" ")}" ;;\n`,
  );
  const firstArgs = verbs.map(({ name, args: [first = "text"] }) => `    ${name}) ${offer(first)} ;;\n`);
  return `# bash completion for beleg, made by \`beleg completion bash\`
_beleg() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}" verb="\${COMP_WORDS[1]}" words=""
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "${verbs.map(({ name }) => name).join(" ")} --help --version" -- "$cur"))
    return
  fi
  # bash cuts --flag=word into three.
  if [ "$cur" = "=" ]; then cur=""; elif [ "$prev" = "=" ]; then prev="\${COMP_WORDS[COMP_CWORD-2]}"; fi
  case "$verb $prev" in
${cases.join("")}  esac
  case "$cur" in
    -*)
      case "$verb" in
${flagWords.join("")}      esac
      COMPREPLY=($(compgen -W "$words" -- "$cur"))
      return ;;
  esac
  [ "$COMP_CWORD" -eq 2 ] || return
  case "$verb" in
${firstArgs.join("")}  esac
}
complete -o default -F _beleg beleg
`;
}

/** An empty answer makes bash offer files; where no file is meant it is told not to. */
function offer(value: Wanted): string {
  if (value === "file") return ":";
  if (value === "text") return "compopt +o default 2>/dev/null";
  return `compopt +o default 2>/dev/null; COMPREPLY=($(compgen -W "${value.words.join(" ")}" -- "$cur"))`;
}
