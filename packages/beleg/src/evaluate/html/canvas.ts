import type { PlotOptions } from "@observablehq/plot";

type PlotModule = typeof import("@observablehq/plot");

/** Draws plots as SVG text, without a browser. */
export interface Canvas {
  readonly plot: PlotModule;
  readonly draw: (label: string, options: PlotOptions) => string;
}

/** Loads the plotting library and a small DOM for it; only the report pays for them. */
export async function openCanvas(): Promise<Canvas> {
  const [plot, { parseHTML }] = await Promise.all([import("@observablehq/plot"), import("linkedom")]);
  const { document } = parseHTML("<!doctype html><html><body></body></html>");
  return {
    plot,
    draw(label, options) {
      const figure = plot.plot({
        document,
        ariaLabel: label,
        style: { fontFamily: "inherit", fontSize: "12px", background: "none", overflow: "visible" },
        ...options,
      });
      // The picture as a whole has a name; names on its groups are for nobody and not allowed on them.
      for (const group of figure.querySelectorAll("g")) {
        group.removeAttribute("aria-label");
        group.removeAttribute("aria-description");
      }
      return figure.outerHTML.replace("<svg ", '<svg role="img" ');
    },
  };
}
