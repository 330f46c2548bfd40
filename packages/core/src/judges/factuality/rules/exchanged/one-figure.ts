import type { StatementItem } from "../../alignment/statement-item.ts";

/** "4" and "4 million". */
export function haveOneFigure(a: StatementItem, b: StatementItem): boolean {
  const figure = figureOf(a);
  return figure !== undefined && figure === figureOf(b);
}

export function figureOf({ value, text }: StatementItem): string | undefined {
  return value !== null && "quantity" in value ? /^\D{0,2}(\d[\d.,]*)/u.exec(text)?.[1] : undefined;
}
