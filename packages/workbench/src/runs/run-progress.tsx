import { Badge, Card, Icon, Progress } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { DIMENSIONS } from "../report/index.ts";
import "./runs.css";
import type { RunProgress as State } from "./use-run-events.ts";

/** A run on its way: which judges have answered, and what they gave. */
export function RunProgress({ progress }: { readonly progress: State }) {
  const { t, score, known } = useTranslation();
  const { notes, status } = progress;
  const label =
    status === "pending" ? t("runs.waiting") : t("runs.judging", { done: notes.length, all: DIMENSIONS.length });
  return (
    <Card>
      <div className="run-progress" role="status">
        <Progress share={status === "pending" ? null : notes.length / DIMENSIONS.length} label={label} />
        <ul>
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
      </div>
    </Card>
  );
}
