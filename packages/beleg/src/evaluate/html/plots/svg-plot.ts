import { escapeHtml } from "@beleg/core/report";

/** A place in the units of the data. */
export type Point = readonly [x: number, y: number];

/** From a value to its pixel. */
export type Scale = (value: number) => number;

/** Where the data lie inside the picture. */
export interface Frame {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The picture as a whole; its look stands in the style sheet. */
export function svgPlot(name: string, width: number, height: number, parts: readonly string[]): string {
  return `<svg role="img" aria-label="${escapeHtml(name)}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${parts.join("")}</svg>`;
}

/** Maps a range of values to a range of pixels. */
export function linearScale(from: number, to: number, start: number, end: number): Scale {
  return (value) => start + ((value - from) / (to - from)) * (end - start);
}

/** Round values from `from` to `to`, about `wanted` of them. */
export function roundTicks(from: number, to: number, wanted: number): readonly number[] {
  const step = roundStep(to - from, wanted);
  const [first, last] = [Math.ceil(from / step - 1e-9), Math.floor(to / step + 1e-9)];
  return Array.from({ length: last - first + 1 }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** The next round value above the largest count, so that the highest bar ends at or below a line. */
export function roundTop(most: number, wanted: number): number {
  const step = roundStep(most, wanted);
  return Math.ceil(most / step - 1e-9) * step;
}

/** Numbers beneath the frame, with the name of the axis under them. */
export function xAxis(x: Scale, ticks: readonly number[], { left, right, bottom }: Frame, label: string): string {
  const marks = ticks.flatMap((tick) => [
    rule([x(tick), bottom], [x(tick), bottom + 6], "plot-tick"),
    text([x(tick), bottom + 18], printTick(tick, ticks), "middle"),
  ]);
  return [...marks, text([(left + right) / 2, bottom + 36], `${label} →`, "middle")].join("");
}

/** Numbers left of the frame, a faint line through it for each, and the name of the axis above. */
export function yAxis(y: Scale, ticks: readonly number[], { left, right, top }: Frame, label: string | null): string {
  const marks = ticks.flatMap((tick) => [
    rule([left - 6, y(tick)], [left, y(tick)], "plot-tick"),
    rule([left, y(tick)], [right, y(tick)], "plot-grid"),
    text([left - 9, y(tick) + 4], printTick(tick, ticks), "end"),
  ]);
  return [...marks, label === null ? "" : text([left - 42, top - 16], `↑ ${label}`, "start")].join("");
}

/** A straight line between two places. */
export function rule([x1, y1]: Point, [x2, y2]: Point, look: string): string {
  return `<line class="${look}" x1="${px(x1)}" x2="${px(x2)}" y1="${px(y1)}" y2="${px(y2)}"/>`;
}

/** A line through points given in pixels. */
export function line(points: readonly Point[], look: string): string {
  return `<polyline class="${look}" points="${pairs(points)}"/>`;
}

/** What lies between a line and the bottom of the frame. */
export function area(points: readonly Point[], bottom: number, look: string): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  return `<polygon class="${look}" points="${pairs([[first[0], bottom], ...points, [last[0], bottom]])}"/>`;
}

export function dot([x, y]: Point, radius: number, look: string): string {
  return `<circle class="${look}" cx="${px(x)}" cy="${px(y)}" r="${px(radius)}"/>`;
}

/** A bar from `top` to `bottom`. */
export function bar([from, to]: Point, [top, bottom]: Point, look: string): string {
  return `<rect class="${look}" x="${px(from)}" y="${px(top)}" width="${px(to - from)}" height="${px(bottom - top)}" rx="1.5"/>`;
}

export function text([x, y]: Point, words: string, anchor: "start" | "middle" | "end", look?: string): string {
  return `<text${look === undefined ? "" : ` class="${look}"`} x="${px(x)}" y="${px(y)}" text-anchor="${anchor}">${escapeHtml(words)}</text>`;
}

const pairs = (points: readonly Point[]) => points.map(([x, y]) => `${px(x)},${px(y)}`).join(" ");

/** A hundredth of a pixel is finer than any screen. */
const px = (value: number) => String(Math.round(value * 100) / 100);

/** 1, 2 or 5 times a power of ten. */
function roundStep(reach: number, wanted: number): number {
  const rough = reach / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  return power * (rough >= 7 * power ? 10 : rough >= 3 * power ? 5 : rough >= 1.4 * power ? 2 : 1);
}

/** All numbers of an axis with the same places: 0.0, 0.2, … 1.0. */
function printTick(tick: number, ticks: readonly number[]): string {
  return ticks.every(Number.isInteger) ? String(tick) : tick.toFixed(1);
}
