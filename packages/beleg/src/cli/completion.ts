import { write } from "./cli-io.ts";
import { bashCompletion } from "./completion/bash.ts";
import { type DescribedVerb, describedVerbs } from "./completion/described-verbs.ts";
import { fishCompletion } from "./completion/fish.ts";
import { zshCompletion } from "./completion/zsh.ts";
import { EXIT } from "./exit-codes.ts";
import { requiredChoice } from "./positionals.ts";
import { defineVerb, type Verb, type VerbEntry } from "./verb.ts";

const SHELLS = ["bash", "zsh", "fish"] as const;

const WRITERS = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
} satisfies Record<(typeof SHELLS)[number], (verbs: readonly DescribedVerb[]) => string>;

/** `beleg completion SHELL`: a script that offers the verbs of the table, their flags and the words these take. */
export function completionOf(entries: readonly VerbEntry[]): Verb {
  return defineVerb({
    args: { shell: requiredChoice("shell", "whose completions", SHELLS) },
    options: {},
    help: "\nExamples:\n  source <(beleg completion bash)                     # in ~/.bashrc\n  beleg completion zsh > ~/.zfunc/_beleg              # a folder of $fpath\n  beleg completion fish > ~/.config/fish/completions/beleg.fish",

    async run({ args, io }) {
      await write(io.stdout, WRITERS[args.shell](await describedVerbs(entries)));
      return EXIT.passed;
    },
  });
}
