import { call, useAction } from "../api/index.ts";
import { Badge, Button, Card, ErrorState, Icon, Progress, VerdictBadge } from "../design/index.ts";
import { type Translation, useTranslation } from "../locales/index.ts";
import { useSession } from "../page/index.ts";
import { DIMENSIONS } from "../report/index.ts";
import "./runs.css";
import type { JudgedClaim, RunProgress as State } from "./use-run-events.ts";

/** More of them than one can read while they come along. */
const MOST_SHOWN = 30;

/** A run on its way: what is being done, which judges have answered, and the claims as they are judged. */
export function RunProgress({
  id,
  progress,
  onCancelled,
}: {
  readonly id: number;
  readonly progress: State;
  readonly onCancelled: () => void;
}) {
  const words = useTranslation();
  const { t, score, known } = words;
  const { may } = useSession();
  const { notes, claims } = progress;
  const cancel = useAction(async () => {
    await call("cancelRun", { path: { id } });
    onCancelled();
  });
  return (
    <Card>
      <div className="run-progress">
        <div className="run-progress-head" role="status">
          <Progress share={shareOf(progress)} label={stepOf(words, progress)} />
          {may("write") && (
            <Button small icon="close" busy={cancel.busy} onClick={() => void cancel.run()}>
              {t("runs.cancel")}
            </Button>
          )}
        </div>
        {cancel.failure && <ErrorState failure={cancel.failure} />}
        <ul className="run-judges">
          {DIMENSIONS.map((dimension) => {
            const note = notes.find((one) => one.dimension === dimension);
            return (
              <li key={dimension} className={`d-${dimension}`}>
                {note === undefined ? <span className="spinner" aria-hidden="true" /> : <Icon name="tick" />}
                <span className="dimension">{t(`design.dimension_${dimension}`)}</span>
                {note !== undefined &&
                  (note.score === null ? (
                    <Badge>{known(`report.status_${note.status}`, note.status)}</Badge>
                  ) : (
                    <strong>{score(note.score)}</strong>
                  ))}
              </li>
            );
          })}
        </ul>
        {claims.length > 0 && <JudgedClaims claims={claims} />}
      </div>
    </Card>
  );
}

/** The latest claims first: they are what has just happened. */
function JudgedClaims({ claims }: { readonly claims: readonly JudgedClaim[] }) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("runs.claims_so_far")}>
      <h2 className="run-claims-title">{t("runs.claims_so_far")}</h2>
      <ol className="run-claims">
        {claims
          .slice(-MOST_SHOWN)
          .toReversed()
          .map(({ id, text, label }) => (
            <li key={id}>
              <VerdictBadge verdict={label} /> <span dir="auto">{text}</span>
            </li>
          ))}
      </ol>
    </section>
  );
}

function shareOf({ status, notes, claims, total }: State): number | null {
  if (status === "pending") return null;
  const judges = notes.length / DIMENSIONS.length;
  return total === null || total === 0 ? judges : Math.max(judges, claims.length / total);
}

/** What is being done just now. */
function stepOf({ t, number }: Pick<Translation, "t" | "number">, { status, notes, claims, total }: State): string {
  if (status === "pending") return t("runs.waiting");
  if (notes.length === DIMENSIONS.length) return t("runs.writing_report");
  if (total !== null && !notes.some(({ dimension }) => dimension === "factuality"))
    return t("runs.judging_claims", { done: number(claims.length), all: number(total) });
  return t("runs.judging", { done: notes.length, all: DIMENSIONS.length });
}
