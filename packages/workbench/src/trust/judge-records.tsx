import { useState } from "react";
import type { MeasuredJudge } from "../api/index.ts";
import { Card, type Column, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

type Profile = MeasuredJudge["profile"];
type LanguageTrust = Profile["languages"][number];
type Rate = LanguageTrust["open"];
type Kind = LanguageTrust["kinds"][number];

/** With fewer verdicts an interval says nothing; the same number the gate goes by. */
const FEWEST = 20;

const FITTING = { supported: "correct", contradicted: "incorrect", unsupported: "uncertain" } as const;

/** The judges in one language, a column each. */
export function JudgeRecords({ judges, least }: { readonly judges: readonly MeasuredJudge[]; readonly least: number }) {
  const { t, dateTime, number } = useTranslation();
  const languages = [...new Set(judges.flatMap(({ profile }) => profile.languages.map(({ lang }) => lang)))].sort();
  const [chosen, setChosen] = useState(languages[0] ?? "en");
  const shown = judges.flatMap((judge) => {
    const trust = judge.profile.languages.find(({ lang }) => lang === chosen);
    return trust ? [{ judge, trust }] : [];
  });
  return (
    <>
      <label className="field">
        <span>{t("trust.language")}</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {languages.map((lang) => (
            <option key={lang} value={lang}>
              {lang}
            </option>
          ))}
        </select>
      </label>
      <Card flush>
        <FigureTable shown={shown} least={least} />
      </Card>
      <ul className="soft small">
        {judges.map((judge) => (
          <li key={judgeKey(judge)}>
            <JudgeName judge={judge} />
            {": "}
            {t("trust.measured", {
              when: dateTime(judge.measured_at),
              claims: number(judge.profile.data.claims),
              sources: number(judge.profile.data.sources),
              data: judge.profile.data.name,
            })}
            {!judge.is_fresh && <> ({t("trust.stale")})</>}
          </li>
        ))}
      </ul>
      <Card title={t("trust.kinds")} flush>
        <KindTable shown={shown} />
      </Card>
    </>
  );
}

type Shown = readonly { readonly judge: MeasuredJudge; readonly trust: LanguageTrust }[];

function FigureTable({ shown, least }: { readonly shown: Shown; readonly least: number }) {
  const { t, number } = useTranslation();
  const digits = (error: number | null) => (error === null ? "–" : number(error, 3));
  const rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly cell: (trust: LanguageTrust) => React.ReactNode;
  }[] = [
    {
      key: "correct",
      name: t("trust.correct_right"),
      cell: ({ correct }) => <Share rate={correct.right} least={least} />,
    },
    {
      key: "incorrect",
      name: t("trust.incorrect_right"),
      cell: ({ incorrect }) => <Share rate={incorrect.right} least={least} />,
    },
    { key: "confirmed", name: t("trust.confirmed"), cell: ({ confirmed }) => <Share rate={confirmed} /> },
    { key: "found", name: t("trust.found"), cell: ({ found }) => <Share rate={found} /> },
    { key: "open", name: t("trust.open"), cell: ({ open }) => <Share rate={open} /> },
    { key: "evidence", name: t("trust.evidence"), cell: ({ evidence }) => <Share rate={evidence} /> },
    {
      key: "calibration",
      name: t("trust.calibration"),
      cell: ({ calibration_error: { n, before, after } }) =>
        n === 0 ? t("trust.nothing") : `${digits(before)} → ${digits(after)}`,
    },
  ];
  const columns: readonly Column<(typeof rows)[number]>[] = [
    { key: "figure", head: t("trust.figure"), rowHead: true, cell: ({ name }) => name },
    ...shown.map(({ judge, trust }) => ({
      key: judgeKey(judge),
      head: <JudgeName judge={judge} />,
      label: judgeKey(judge),
      cell: ({ cell }: (typeof rows)[number]) => cell(trust),
    })),
  ];
  return <Table caption={t("trust.title")} rows={rows} keyOf={({ key }) => key} columns={columns} />;
}

function KindTable({ shown }: { readonly shown: Shown }) {
  const { t, number } = useTranslation();
  const all = new Map(shown.flatMap(({ trust }) => trust.kinds.map((kind) => [`${kind.label} ${kind.type}`, kind])));
  const order = Object.keys(FITTING);
  const kinds = [...all.values()].sort(
    (a, b) => order.indexOf(a.label) - order.indexOf(b.label) || a.type.localeCompare(b.type, "en"),
  );
  const columns: readonly Column<Kind>[] = [
    { key: "kind", head: t("trust.kind"), rowHead: true, cell: ({ label, type }) => `${t(`trust.${label}`)}: ${type}` },
    ...shown.map(({ judge, trust }) => ({
      key: judgeKey(judge),
      head: <JudgeName judge={judge} />,
      label: judgeKey(judge),
      numeric: true,
      cell: ({ label, type }: Kind) => {
        const own = trust.kinds.find((kind) => kind.label === label && kind.type === type);
        return own ? t("trust.kind_cell", { hits: number(own[FITTING[label]]), n: number(own.n) }) : "–";
      },
    })),
  ];
  return (
    <Table caption={t("trust.kinds")} rows={kinds} keyOf={({ label, type }) => `${label} ${type}`} columns={columns} />
  );
}

/** What tells two judges apart: the model, and the verifier where there is one. */
function judgeKey({ profile: { judge } }: MeasuredJudge, model: string = judge.model): string {
  return judge.verifier === "none" ? model : `${model} + ${judge.verifier}`;
}

function JudgeName({ judge }: { readonly judge: MeasuredJudge }) {
  const { t } = useTranslation();
  const { model } = judge.profile.judge;
  return (
    <>
      {judgeKey(judge, model === "none" ? t("trust.embedded") : model)}
      {judge.is_current && <span className="soft small"> ({t("trust.current")})</span>}
    </>
  );
}

/** A share with its interval; one that is asked to reach a limit says where it does not. */
function Share({ rate, least }: { readonly rate: Rate; readonly least?: number }) {
  const { t, percent, number } = useTranslation();
  if (rate.n === 0 || rate.rate === null || rate.low === null || rate.high === null) return t("trust.nothing");
  if (rate.n < FEWEST) return t("trust.few", { hits: number(rate.hits), n: number(rate.n) });
  return (
    <>
      {t("trust.share", {
        rate: percent(rate.rate),
        low: percent(rate.low),
        high: percent(rate.high),
        n: number(rate.n),
      })}
      {least !== undefined && rate.rate < least && <span className="tone-bad"> {t("trust.below")}</span>}
    </>
  );
}
