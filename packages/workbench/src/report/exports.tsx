import { addressOf, callRaw, useAction } from "../api/index.ts";
import { Button, DownloadButton, ErrorState, Menu } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";
import type { ReportCase } from "./report-view.tsx";
import { bodySources } from "./shown-source.ts";

/** Formats people ask for; the service knows more. */
const FORMATS = ["json", "md", "html", "sarif", "csv"] as const;
type Format = (typeof FORMATS)[number];

const NAMES: Readonly<Record<Format, string>> = {
  json: "JSON",
  md: "Markdown",
  html: "HTML",
  sarif: "SARIF",
  csv: "CSV",
};

/** Downloads of a kept run: plain links, so that they can be copied and opened elsewhere. */
export function RunExports({ id }: { readonly id: number }) {
  const { t, locale } = useTranslation();
  return (
    <Menu label={t("report.export")} icon="download">
      {FORMATS.map((format) => (
        <DownloadButton
          key={format}
          kind="quiet"
          icon="file"
          href={addressOf("getReport", { path: { id }, query: { format, locale } })}
          download={`beleg-run-${id}.${format}`}
        >
          {NAMES[format]}
        </DownloadButton>
      ))}
    </Menu>
  );
}

/** Downloads of a check that was not kept: the service writes the report again from the results at hand. */
export function UnsavedExports({ reportCase }: { readonly reportCase: ReportCase }) {
  const { t, locale } = useTranslation();
  const { sources, text, results } = reportCase;
  const fetchReport = useAction(async (format: Format) => {
    const { factuality = null, coherence = null, readability = null, criteria = null } = results;
    const body = { summary_text: text, ...bodySources(sources), factuality, coherence, readability, criteria };
    const response = await callRaw("buildReport", { query: { format, locale }, body });
    save(await response.blob(), `beleg-report.${format}`);
  });
  return (
    <>
      <Menu label={t("report.export")} icon="download">
        {FORMATS.map((format) => (
          <Button
            key={format}
            kind="quiet"
            icon="file"
            disabled={fetchReport.busy}
            onClick={() => void fetchReport.run(format)}
          >
            {NAMES[format]}
          </Button>
        ))}
      </Menu>
      {fetchReport.failure && <ErrorState failure={fetchReport.failure} />}
    </>
  );
}

function save(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has taken hold of the content by the next turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
