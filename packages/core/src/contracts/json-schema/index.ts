// Apart from the contracts themselves: only `beleg schema`, the docs and the service need all of them at once.
export { contractJsonSchema, type JsonSchema } from "./contract-json-schema.ts";
export {
  CONTRACT_NAMES,
  type ContractEntry,
  type ContractName,
  contractSchemas,
  isContractName,
} from "./contract-schemas.ts";
