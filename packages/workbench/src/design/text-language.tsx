import { useTranslation } from "../locales/index.ts";
import { Icon } from "./icon.tsx";

/** Says in which language a text is written; silent where it is that of the screen. */
export function TextLanguage({ lang }: { readonly lang: string | undefined }) {
  const { t, locale, language } = useTranslation();
  if (lang === undefined || lang === locale) return null;
  return (
    <span className="text-language soft small">
      <Icon name="language" />
      {t("design.text_in", { language: language(lang) })}
    </span>
  );
}
