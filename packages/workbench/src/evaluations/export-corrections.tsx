import { useState } from "react";
import type { EvaluationDetail } from "../api/index.ts";
import { Button, ConfirmDialog } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import { type Corrections, correctionLines } from "./corrections.ts";

/** The corrections as a file, and the way to be rid of them; nothing while there are none. */
export function ExportCorrections({
  evaluation: { id, task, metadata },
  corrections,
  onDiscard,
}: {
  readonly evaluation: Pick<EvaluationDetail, "id" | "task" | "metadata">;
  readonly corrections: Corrections;
  readonly onDiscard: () => void;
}) {
  const { t, count } = useTranslation();
  const [asking, setAsking] = useState(false);
  const size = Object.keys(corrections).length;
  if (size === 0) return null;
  const dataset_sha256 = metadata?.dataset.sha256 ?? null;
  const download = () => {
    const lines = correctionLines(corrections, { evaluation_id: id, task, dataset_sha256 });
    const address = URL.createObjectURL(new Blob([lines], { type: "application/x-ndjson" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `corrections-${id}.jsonl`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  };
  return (
    <>
      <Button icon="download" onClick={download}>
        {count("evaluations.export_corrections", size)}
      </Button>
      <Button kind="quiet" icon="trash" onClick={() => setAsking(true)}>
        {t("evaluations.discard_corrections")}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t("evaluations.discard_corrections")}
          confirm={t("evaluations.discard_corrections")}
          onConfirm={() => {
            onDiscard();
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{count("evaluations.corrections_lost", size)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
