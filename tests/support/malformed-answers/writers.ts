/** Writers of almost-JSON: each prints a value the way a model gets it wrong. */

type Printer = (value: unknown) => string;

/** Prints with own rules for strings, keys and literals. */
function printWith(options: {
  string: Printer;
  key?: Printer;
  literal?: Printer;
  between?: string;
  end?: string;
}): Printer {
  const print: Printer = (value) => {
    if (typeof value === "string") return options.string(value);
    if (Array.isArray(value)) return `[${value.map(print).join(options.between ?? ", ")}${options.end ?? ""}]`;
    if (typeof value === "object" && value !== null) {
      const members = Object.entries(value).map(
        ([key, member]) => `${(options.key ?? options.string)(key)}: ${print(member)}`,
      );
      return `{${members.join(options.between ?? ", ")}${options.end ?? ""}}`;
    }
    return (options.literal ?? String)(value);
  };
  return print;
}

const json: Printer = (value) => JSON.stringify(value);
const python: Printer = (value) =>
  value === null ? "None" : value === true ? "True" : value === false ? "False" : JSON.stringify(value);

export const compact: Printer = (value) => JSON.stringify(value);
export const pretty: Printer = (value) => JSON.stringify(value, null, 2);
export const trailingCommas = printWith({ string: json, end: "," });
export const missingCommas = printWith({ string: json, between: "\n" });
export const doubledCommas = printWith({ string: json, between: ",, " });
export const singleQuoted = printWith({ string: (text) => `'${String(text)}'` });
export const pythonRepr = printWith({ string: (text) => `'${String(text).replaceAll("'", "\\'")}'`, literal: python });
export const pythonLiterals = printWith({ string: json, literal: python });
export const bareKeys = printWith({ string: json, key: String });
export const smartQuoted = printWith({ string: (text) => `“${String(text)}”` });
export const germanQuoted = printWith({ string: (text) => `„${String(text)}“` });
export const backticked = printWith({ string: (text) => `\`${String(text)}\``, key: json });
export const rawNewlines = printWith({ string: (text) => `"${String(text).replaceAll(" ", "\n")}"`, key: json });
export const rawTabs = printWith({ string: (text) => `"${String(text).replaceAll(" ", "\t")}"`, key: json });
export const lineComments: Printer = (value) => pretty(value).replace(/^(\s*"\w+": .*)$/gm, "$1 // as asked: {yes}");
export const hashComments: Printer = (value) => pretty(value).replace(/^(\s*"\w+": .*)$/gm, '$1  # note, it\'s "fine"');
export const blockComments: Printer = (value) =>
  pretty(value).replaceAll(/^(\s*)"(\w+)":/gm, '$1/* field: "$2" */ "$2":');
