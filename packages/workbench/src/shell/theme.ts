import { useCallback, useState } from "react";
import { recall, remember } from "../browser/index.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme. `public/theme.js` applies a remembered one before the first paint. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() => THEMES.find((one) => one === recall("theme")) ?? "system");
  const choose = useCallback((chosen: Theme) => {
    remember("theme", chosen);
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
    setTheme(chosen);
  }, []);
  return [theme, choose];
}
