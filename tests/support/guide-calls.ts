/** A call of beleg in a guide: what the shell sets for it, what it reads from a pipe, and its words. */
export interface GuideCall {
  readonly env: Readonly<Record<string, string>>;
  /** The file that `cat FILE |` sends it. */
  readonly stdin: string | undefined;
  readonly words: readonly string[];
}

const CALL = /^\s*(?:\$ )?((?:[A-Z_]+=(?:"[^"]*"|\S*) )*)(?:npx )?beleg (.+)$/u;
const SHELLS: ReadonlySet<string> = new Set(["", "sh", "console", "text"]);

/** Every call of beleg in the code blocks of a page; `but` names a kind of block to leave out. */
export function guideCalls(markdown: string, but?: string): GuideCall[] {
  return shellLines(markdown, but).flatMap((line) => {
    let stdin: string | undefined;
    return line.split(/\s(?:\||&&|>>?)\s/).flatMap((part) => {
      const [, set = "", called] = CALL.exec(part) ?? [];
      const read = /^\s*(?:\$ )?cat (\S+)$/u.exec(part)?.[1];
      if (called === undefined) {
        stdin = read;
        return [];
      }
      return [{ env: envOf(set), stdin, words: wordsOf(called) }];
    });
  });
}

/** The lines of a page's shell blocks without their comments, those that go on put together. */
function shellLines(markdown: string, but: string | undefined): string[] {
  const lines: string[] = [];
  let kind: string | null = null;
  for (const line of markdown.replaceAll(/\\\n\s*/g, " ").split("\n")) {
    const fence = /^\s*```(\w*)/u.exec(line)?.[1];
    if (fence !== undefined) kind = kind === null ? fence : null;
    else if (kind !== null && kind !== but && SHELLS.has(kind)) lines.push(line.replace(/\s#\s.*$/, ""));
  }
  return lines;
}

function envOf(set: string): Record<string, string> {
  const found = set.matchAll(/([A-Z_]+)=(?:"([^"]*)"|(\S*)) /gu);
  return Object.fromEntries(Array.from(found, ([, name = "", quoted, bare]) => [name, quoted ?? bare ?? ""]));
}

function wordsOf(line: string): string[] {
  const words = line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g);
  return Array.from(words, ([, double, single, bare]) => double ?? single ?? bare ?? "");
}
