import { belegError } from "@beleg/core/contracts/errors";
import { CONTRACT_NAMES, contractJsonSchema, isContractName } from "@beleg/core/contracts/json-schema";
import { canonicalJson } from "@beleg/core/json";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { nearest } from "./nearest.ts";
import type { Verb } from "./verb.ts";

/** `beleg schema [name]`: the JSON Schema of one contract, or the list of their names. */
export const verb: Verb = {
  configure(command) {
    command
      .argument("[name]", "the contract, e.g. Finding; without it the names of all contracts are listed")
      .addHelpText("after", "\nExamples:\n  beleg schema\n  beleg schema ScoringContext > scoring-context.schema.json");
  },
  async run({ args, io }) {
    const [name] = args;
    if (name === undefined) {
      await write(io.stdout, `${CONTRACT_NAMES.join("\n")}\n`);
      return EXIT.passed;
    }
    if (!isContractName(name)) {
      const guess = nearest(name, CONTRACT_NAMES);
      throw guess === undefined
        ? belegError("unknown_contract", { name })
        : belegError("unknown_contract_guess", { name, guess });
    }
    await write(io.stdout, `${canonicalJson(contractJsonSchema(name), { indent: 2 })}\n`);
    return EXIT.passed;
  },
};
