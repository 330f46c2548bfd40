import type { LlamaChat, LlamaModule } from "../../../packages/beleg/src/language-model/gguf/llama.ts";
import { endsOfTurns } from "./ends-of-turns.ts";
import { MOST_CHARACTERS, NAMED_THINGS } from "./named-things.ts";

/** The same grammar with short texts, lists of one and known names: all it lets through, the whole one would too. */
export function shortGrammar(grammar: string): string {
  const short = grammar
    .replaceAll(/\)(?:\*|\{0,\d+\})\)\? ("[\]}]")/g, "){0,0}) $1")
    .replaceAll(/\bchar(?:\*|\{(\d+),(\d*)\})/g, (_, least?: string, most?: string) => shortText(least, most));
  return Object.entries(NAMED_THINGS).reduce((text, [name, value]) => {
    const member = `${JSON.stringify(JSON.stringify(name))} ":" `;
    const rule = /(?:\([^()]*\)|[a-z]+)/.source;
    const pattern = new RegExp(`${member.replaceAll(/[\\":]/g, "\\$&")}${rule}`, "g");
    return text.replaceAll(pattern, () => `${member}${JSON.stringify(JSON.stringify(value))}`);
  }, short);
}

function shortText(least = "", most = ""): string {
  const from = Math.max(1, Number(least));
  const to = Math.min(MOST_CHARACTERS, most === "" ? MOST_CHARACTERS : Number(most));
  return `char{${from},${Math.max(from, to)}}`;
}

/** node-llama-cpp which reads the ends of prompts and decodes with short grammars. */
export function withShortGrammars(llama: LlamaModule): LlamaModule {
  return {
    LlamaChat: class extends llama.LlamaChat {
      override generateResponse(...[history, options]: Parameters<LlamaChat["generateResponse"]>) {
        return super.generateResponse(endsOfTurns(history), options);
      }
    },
    async getLlama(options) {
      const opened = await llama.getLlama(options);
      return {
        loadModel: (asked) => opened.loadModel(asked),
        createGrammar: ({ grammar }) => opened.createGrammar({ grammar: shortGrammar(grammar) }),
      };
    },
  };
}
