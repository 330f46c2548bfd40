export {
  blankPack,
  isLanguage,
  isLocale,
  type KnownParts,
  LANGUAGES,
  type Language,
  type LanguagePack,
  LOCALES,
  type Locale,
  packOf,
} from "../languages/index.ts";
