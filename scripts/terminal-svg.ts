// Draws docs/terminal.svg, the picture of the README, from what the command really prints; a test fails when it is not current.
import { writeFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { fileURLToPath } from "node:url";
import { runCli } from "../packages/beleg/src/cli/run-cli.ts";

export const PICTURE = "docs/terminal.svg";
const COMMAND = ["check", "--source", "article.txt", "summary.txt"] as const;
const FOLDER = fileURLToPath(new URL("../packages/beleg/demo/en", import.meta.url));
const COLUMNS = 96;
const COLUMN = 8.1;
const LINE = 19;
const MARGIN = 18;

const COLOURS: Readonly<Record<string, string>> = { 31: "#ff7b72", 32: "#7ee787", 33: "#e3b341", 36: "#79c0ff" };

/** What a stretch of text looks like. */
type Look = {
  readonly bold: boolean;
  readonly dim: boolean;
  readonly line: boolean;
  readonly colour: string | undefined;
};
const PLAIN: Look = { bold: false, dim: false, line: false, colour: undefined };

/** What the command prints on a terminal with colours. */
async function printed(): Promise<string> {
  const stdout = Object.assign(new PassThrough(), { isTTY: true, columns: COLUMNS });
  const pieces: Buffer[] = [];
  stdout.on("data", (piece: Buffer) => pieces.push(piece));
  const { signal } = new AbortController();
  const stderr = new PassThrough().resume();
  await runCli([...COMMAND], { stdin: new PassThrough(), stdout, stderr, env: {}, cwd: FOLDER, signal });
  return Buffer.concat(pieces).toString("utf8");
}

/** The look after one of the terminal's codes. */
function after(look: Look, code: string): Look {
  if (code === "1") return { ...look, bold: true };
  if (code === "2") return { ...look, dim: true };
  if (code === "22") return { ...look, bold: false, dim: false };
  if (code === "4" || code === "24") return { ...look, line: code === "4" };
  return { ...look, colour: COLOURS[code] };
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** One line of the screen. Each stretch has its own place, whatever font the reader has. */
function drawLine(line: string, row: number): string {
  let look = PLAIN;
  let column = 0;
  let drawn = "";
  for (const piece of line.split(/(\p{Cc}\[[0-9;]*m)/u)) {
    if (piece.startsWith("\u001b[")) {
      for (const code of piece.slice(2, -1).split(";")) look = after(look, code);
      continue;
    }
    const length = Array.from(piece).length;
    if (piece.trim() !== "") {
      const style = [
        ...(look.bold ? ['font-weight="bold"'] : []),
        ...(look.dim ? ['opacity="0.6"'] : []),
        ...(look.line ? ['text-decoration="underline"'] : []),
        ...(look.colour === undefined ? [] : [`fill="${look.colour}"`]),
      ];
      const at = `x="${(MARGIN + column * COLUMN).toFixed(1)}" textLength="${(length * COLUMN).toFixed(1)}"`;
      drawn += `<tspan ${[at, ...style].join(" ")}>${escapeXml(piece.replaceAll(" ", "\u00a0"))}</tspan>`;
    }
    column += length;
  }
  return drawn === "" ? "" : `<text y="${MARGIN + 14 + row * LINE}">${drawn}</text>\n`;
}

/** The picture as the text of its file. */
export async function terminalSvg(): Promise<string> {
  const lines = [`\u001b[1m$ npx beleg ${COMMAND.join(" ")}\u001b[22m`, ...(await printed()).trimEnd().split("\n")];
  const width = Math.round(2 * MARGIN + COLUMNS * COLUMN);
  const height = 2 * MARGIN + lines.length * LINE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="beleg check on a terminal: the verdict, then each finding with the words of text and source that differ">
<rect width="${width}" height="${height}" rx="8" fill="#0d1117"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="13.5" fill="#e6edf3">
${lines.map(drawLine).join("")}</g>
</svg>
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL(`../${PICTURE}`, import.meta.url), await terminalSvg());
}
