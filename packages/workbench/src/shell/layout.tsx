import { type ReactNode, useEffect, useRef, useState } from "react";
import { useAction } from "../api/index.ts";
import { Link, useKeydown, useRouter } from "../browser/index.ts";
import { Button, Icon, Toasts } from "../design/index.ts";
import { LOCALES, useTranslation } from "../locales/index.ts";
import { useSession } from "../page/index.ts";
import { PLACES } from "./routes.ts";
import { THEMES, useTheme } from "./theme.ts";

const LANGUAGES = { de: "Deutsch", en: "English", es: "Español", pt: "Português" } as const;

/** Navigation, skip link and the switches around every page. On narrow windows the navigation opens from a bar. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { path } = useRouter();
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: arriving anywhere closes the navigation
  useEffect(() => setOpen(false), [path]);
  useKeydown((event) => {
    if (event.key !== "Escape") return;
    setOpen(false);
    toggle.current?.focus();
  }, open);
  return (
    <div className="shell">
      <a className="skip" href="#main">
        {t("shell.skip")}
      </a>
      <header className="rail" data-open={open}>
        <div className="rail-top">
          <Link to="/" className="brand">
            <img src="/favicon.svg" alt="" width="28" height="28" />
            <span>Beleg</span>
          </Link>
          <button
            ref={toggle}
            type="button"
            className="rail-toggle"
            aria-expanded={open}
            aria-controls="rail-body"
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? "close" : "menu"} />
            <span className="hidden-text">{t("shell.menu")}</span>
          </button>
        </div>
        <div className="rail-body" id="rail-body">
          <nav aria-label={t("shell.navigation")}>
            <ul>
              {PLACES.map(({ to, icon, title }) => (
                <li key={to}>
                  <Link to={to} className="place" aria-current={isAt(path, to) ? "page" : undefined}>
                    <Icon name={icon} />
                    <span>{t(title)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Switches />
        </div>
        <Toasts />
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}

function isAt(path: string, place: string): boolean {
  return path === place || path.startsWith(`${place}/`);
}

function Switches() {
  const { t, locale, setLocale } = useTranslation();
  const [theme, setTheme] = useTheme();
  const { state, signOut } = useSession();
  const leave = useAction(signOut);
  return (
    <div className="switches">
      <label className="switch">
        <span className="hidden-text">{t("shell.language")}</span>
        <Icon name="language" />
        <select
          value={locale}
          onChange={({ target }) => setLocale(LOCALES.find((one) => one === target.value) ?? "en")}
        >
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LANGUAGES[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="switch">
        <span className="hidden-text">{t("shell.theme")}</span>
        <Icon name={theme === "dark" ? "moon" : theme === "light" ? "sun" : "system"} />
        <select
          value={theme}
          onChange={({ target }) => setTheme(THEMES.find((one) => one === target.value) ?? "system")}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {t(`shell.theme_${one}`)}
            </option>
          ))}
        </select>
      </label>
      <a className="rail-link" href="/help/">
        <Icon name="question" />
        {t("shell.help")}
      </a>
      <a className="rail-link" href="/docs">
        <Icon name="code" />
        {t("shell.api_docs")}
      </a>
      {state?.mode === "keys" && state.authenticated && (
        <div className="account">
          <span className="account-name">{t("shell.signed_in_as", { tenant: state.tenant ?? "" })}</span>
          <Button kind="quiet" busy={leave.busy} onClick={() => void leave.run()}>
            {t("shell.sign_out")}
          </Button>
        </div>
      )}
    </div>
  );
}
