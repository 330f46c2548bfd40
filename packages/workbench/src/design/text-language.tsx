import { useTranslation } from "../locales/index.ts";
import { Icon } from "./icon.tsx";

/** Says in which language a text is written; silent where it is that of the screen. */
export function TextLanguage({ lang }: { readonly lang: string | undefined }) {
  const { t, locale } = useTranslation();
  if (lang === undefined || lang === locale) return null;
  const language = new Intl.DisplayNames(locale, { type: "language" }).of(lang) ?? lang;
  return (
    <span className="text-language soft small">
      <Icon name="language" />
      {t("design.text_in", { language })}
    </span>
  );
}
