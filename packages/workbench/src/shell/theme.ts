import { useCallback, useState } from "react";
import { loadChoice, saveChoice } from "../browser/index.ts";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** The chosen theme. `public/theme.js` applies a remembered one before the first paint. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() => THEMES.find((one) => one === loadChoice("theme")) ?? "system");
  const choose = useCallback((chosen: Theme) => {
    saveChoice("theme", chosen);
    if (chosen === "system") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = chosen;
    setTheme(chosen);
  }, []);
  return [theme, choose];
}
