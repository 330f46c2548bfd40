import { Fragment } from "react";
import { Button, useToast } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

/** A letter as its reader will see it: paragraphs and lists on paper, in the language it is written in. */
export function Letter({ text, lang }: { readonly text: string; readonly lang?: string | undefined }) {
  return (
    <div className="letter" lang={lang}>
      {text.split(/\n{2,}/).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text that never changes places
        <Block key={index} lines={block.split("\n")} />
      ))}
    </div>
  );
}

function Block({ lines }: { readonly lines: readonly string[] }) {
  const items = lines.filter((line) => line.startsWith("- "));
  const rest = lines.filter((line) => !line.startsWith("- "));
  return (
    <>
      {rest.length > 0 && (
        <p>
          {rest.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text that never change places
            <Fragment key={index}>
              {index > 0 && <br />}
              {line}
            </Fragment>
          ))}
        </p>
      )}
      {items.length > 0 && (
        <ul>
          {items.map((line) => (
            <li key={line}>{line.slice(2)}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Takes the letter along, letter for letter, or onto paper. A browser without a clipboard (plain http) is not asked for one. */
export function LetterActions({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  const say = useToast();
  const clipboard: Clipboard | undefined = navigator.clipboard;
  return (
    <p className="row no-print">
      {clipboard && (
        <Button
          small
          icon="copy"
          onClick={() => void clipboard.writeText(text).then(() => say(t("decisions.letter_copied")))}
        >
          {t("decisions.letter_copy")}
        </Button>
      )}
    </p>
  );
}
