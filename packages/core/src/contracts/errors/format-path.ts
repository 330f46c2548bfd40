import { shownText } from "./shown-value.ts";

/** Writes a path the way one would in code: `candidates[0].facet_coverage["A B"]`. */
export function formatPath(keys: readonly PropertyKey[]): string {
  let path = "";
  for (const key of keys) {
    if (typeof key === "number") path += `[${key}]`;
    else {
      const name = String(key);
      if (/^[A-Za-z_$][\w$]*$/.test(name) && name.length <= 80) path += path === "" ? name : `.${name}`;
      else path += `[${JSON.stringify(shownText(name))}]`;
    }
  }
  return path;
}
