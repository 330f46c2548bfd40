import type { DescribedFlag, DescribedVerb, Wanted } from "./described-verbs.ts";

/** Completions for zsh, for a file `_beleg` in a folder of `$fpath` or to be sourced. */
export function zshCompletion(verbs: readonly DescribedVerb[]): string {
  const names = verbs.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}\n`);
  const cases = verbs.map((verb) => `    ${verb.name}) _arguments -s : \\\n${specsOf(verb).join(" \\\n")} ;;\n`);
  return `#compdef beleg
# zsh completion for beleg, made by \`beleg completion zsh\`
_beleg() {
  local -a verbs=(
${names.join("")}  )
  if (( CURRENT == 2 )); then
    _describe -t verbs verb verbs
    return
  fi
  local verb=$words[2]
  shift words
  (( CURRENT-- ))
  case $verb in
${cases.join("")}  esac
}
if [[ $funcstack[1] == _beleg ]]; then
  _beleg "$@"
else
  compdef _beleg beleg
fi
`;
}

function specsOf({ flags, args, argsRepeat }: DescribedVerb): string[] {
  const positions = args.map((value, at) => {
    const place = argsRepeat && at === args.length - 1 ? "*" : String(at + 1);
    return quoted(`${place}:${kindOf(value)}:${actionOf(value)}`);
  });
  return [...flags.map(specOf), ...positions].map((spec) => `      ${spec}`);
}

/** `'(-f --format)'{-f,--format}'[what it does]:value:(words)'`, as _arguments reads it. */
function specOf({ names, summary, value, repeats }: DescribedFlag): string {
  const told = `[${summary.replaceAll(/[\][\\:]/g, "\\$&")}]${value === undefined ? "" : `:${kindOf(value)}:${actionOf(value)}`}`;
  const excluded = repeats ? "*" : `(${names.join(" ")})`;
  return names.length === 1
    ? quoted(`${repeats ? "*" : ""}${names[0]}${told}`)
    : `${quoted(excluded)}{${names.join(",")}}${quoted(told)}`;
}

function kindOf(value: Wanted): string {
  return typeof value === "string" ? value : "word";
}

function actionOf(value: Wanted): string {
  if (value === "file") return "_files";
  return value === "text" ? " " : `(${value.words.join(" ")})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
