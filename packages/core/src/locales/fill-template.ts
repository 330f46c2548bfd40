/**
 * Puts the params into a template in one pass, so braces inside a param stay text;
 * a param that is not given leaves its placeholder visible instead of an empty hole.
 */
export function fillTemplate(template: string, params: Readonly<Record<string, string | number>>): string {
  return fillPieces(cutTemplate(template), params);
}

/** Text and names of params in turn, beginning and ending with text. */
export function cutTemplate(template: string): readonly string[] {
  return template.split(/\{([a-z_0-9]+)\}/);
}

/** The text with its params put in. */
export function fillPieces(pieces: readonly string[], params: Readonly<Record<string, string | number>>): string {
  let filled = pieces[0]!;
  for (let at = 1; at < pieces.length; at += 2) {
    const name = pieces[at]!;
    filled += Object.hasOwn(params, name) ? String(params[name]) : `{${name}}`;
    filled += pieces[at + 1]!;
  }
  return filled;
}
