const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  shy: "",
  zwnj: "",
  zwj: "",
  hyphen: "-",
  ndash: "-",
  mdash: "-",
  aacute: "á",
  eacute: "é",
  iacute: "í",
  oacute: "ó",
  uacute: "ú",
  ntilde: "ñ",
  ccedil: "ç",
  atilde: "ã",
  auml: "ä",
  ouml: "ö",
  uuml: "ü",
  szlig: "ß",
  percnt: "%",
  period: ".",
  comma: ",",
};

/** Takes out HTML tags and comments and the marks of markdown inside words, and reads entities. Linear time. */
export function withoutMarkup(text: string): string {
  let plain = text.includes("&") ? text.replace(/&(#x?[0-9a-fA-F]{1,7}|[a-zA-Z]{2,8});?/g, readEntity) : text;
  if (plain.includes("<")) plain = plain.replace(/<!--[^<>]{0,200}-->|<\/?[a-zA-Z!][^<>]{0,200}>/g, "");
  return plain.replace(/[*~`\\]+|\[(?=[^[\]]{1,80}\])|(?<=[\p{L}\p{N}])\](?:\([^()\s]{0,200}\))?/gu, "");
}

function readEntity(whole: string, name: string): string {
  if (!name.startsWith("#")) return ENTITIES[name.toLowerCase()] ?? whole;
  const hex = name[1] === "x" || name[1] === "X";
  const code = Number.parseInt(name.slice(hex ? 2 : 1), hex ? 16 : 10);
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : "";
}
