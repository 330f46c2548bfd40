import { belegError, CONTRACT_NAMES, canonicalJson, contractJsonSchema, isContractName } from "@beleg/core/contracts";
import { CONFIG_SCHEMA_NAME, configJsonSchema } from "../settings/index.ts";
import { write } from "./cli-io.ts";
import { EXIT } from "./exit-codes.ts";
import { nearest } from "./nearest.ts";
import { optional } from "./positionals.ts";
import { defineVerb } from "./verb.ts";

/** Everything that has a schema: the contracts, and the configuration file. */
const NAMES: readonly string[] = [...CONTRACT_NAMES, CONFIG_SCHEMA_NAME];

/** `beleg schema [name]`: the JSON Schema of one contract or of beleg.config, or the list of their names. */
export const verb = defineVerb({
  args: { name: optional("name", "the contract, e.g. Finding; without it the names of all contracts are listed") },
  options: {},
  help: "\nExamples:\n  beleg schema\n  beleg schema ScoringContext > scoring-context.schema.json\n  beleg schema BelegConfig > beleg.config.schema.json",

  async run({ args: { name }, io }) {
    const text = name === undefined ? NAMES.join("\n") : canonicalJson(schemaOf(name), { indent: 2 });
    await write(io.stdout, `${text}\n`);
    return EXIT.passed;
  },
});

function schemaOf(name: string): Readonly<Record<string, unknown>> {
  if (name === CONFIG_SCHEMA_NAME) return configJsonSchema();
  if (isContractName(name)) return contractJsonSchema(name);
  const guess = nearest(name, NAMES);
  throw guess === undefined
    ? belegError("unknown_contract", { name })
    : belegError("unknown_contract_guess", { name, guess });
}
