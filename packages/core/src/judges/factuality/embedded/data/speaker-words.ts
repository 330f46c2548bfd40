import type { Language } from "../../../../text/index.ts";

/** Words with which speakers name themselves and each other; outside quotations a report hardly needs them. */
export const SPEAKER_WORDS: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: words("i you we my your our me us i'm i've i'd i'll you're you've you'll you'd we're we've we'll we'd let's"),
  de: words(
    "ich du wir mein meine meinen meinem meiner dein deine deinen deinem deiner unser unsere unseren mich mir dich dir uns euch",
  ),
  es: words(
    "yo tú nosotros nosotras vosotros mi mis tu tus nuestro nuestra nuestros nuestras me te nos conmigo contigo",
  ),
  pt: words("eu tu você vocês nós meu minha meus minhas teu tua nosso nossa nossos nossas me te nos comigo contigo"),
};

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
