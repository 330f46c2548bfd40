import { type FormEvent, useState } from "react";
import { useAction } from "../api/index.ts";
import { Button, Card, ErrorState, Field } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { Page, useSession } from "../page/index.ts";

/** Where keys are needed, one signs in first; the page one came for appears afterwards. */
export function SignInPage() {
  const { t } = useTranslation();
  const { signIn } = useSession();
  const [key, setKey] = useState("");
  const { run, busy, failure } = useAction(async () => signIn(key.trim()));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <Page title={t("shell.sign_in")} lead={t("shell.sign_in_lead")}>
      <Card className="sign-in">
        <form className="stack" onSubmit={submit}>
          <Field label={t("shell.api_key")} hint={t("shell.api_key_hint")}>
            {(props) => (
              <input
                {...props}
                className="input"
                type="password"
                autoComplete="current-password"
                required
                value={key}
                onChange={(event) => setKey(event.target.value)}
              />
            )}
          </Field>
          {failure && <ErrorState failure={failure} />}
          <Button type="submit" kind="primary" busy={busy}>
            {t("shell.sign_in")}
          </Button>
        </form>
      </Card>
    </Page>
  );
}
