import { belegError } from "@beleg/core/contracts";
import { errnoOf } from "./errno-of.ts";

/** Loads a package that not everybody installs; where it is missing, the error says how to add it. */
export async function optionalPackage<Loaded>(name: string, load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    // A package that is there and lacks something itself is another matter.
    const isMissing = errnoOf(error) === "ERR_MODULE_NOT_FOUND" && String(error).includes(`package '${name}'`);
    throw isMissing ? belegError("missing_package", { name }, { cause: error }) : error;
  }
}
