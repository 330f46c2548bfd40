import { useState } from "react";
import type { MeasuredJudge } from "../api/index.ts";
import { Card, type Column, Field, Select, Table } from "../design/index.ts";
import { useTranslation } from "../locales/index.ts";

type Profile = MeasuredJudge["profile"];
type LanguageTrust = Profile["languages"][number];
type Rate = LanguageTrust["open"];
type Kind = LanguageTrust["kinds"][number];

/** How often a verdict must have been right, and of how many at least one can say. */
type Limits = { readonly least: number; readonly fewest: number };

const FITTING = { supported: "correct", contradicted: "incorrect", unsupported: "uncertain" } as const;

/** The judges in one language, a column each. */
export function JudgeRecords({ judges, ...limits }: Limits & { readonly judges: readonly MeasuredJudge[] }) {
  const { t, dateTime, number } = useTranslation();
  const languages = [...new Set(judges.flatMap(({ profile }) => profile.languages.map(({ lang }) => lang)))].sort();
  const [chosen, setChosen] = useState(languages[0] ?? "en");
  const shown = judges.flatMap((judge) => {
    const trust = judge.profile.languages.find(({ lang }) => lang === chosen);
    return trust ? [{ judge, trust }] : [];
  });
  return (
    <>
      <Field label={t("trust.language")}>
        {(props) => (
          <Select {...props} value={chosen} options={languages.map((lang) => [lang, lang])} onChoose={setChosen} />
        )}
      </Field>
      <Card flush>
        <FigureTable shown={shown} {...limits} />
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

function FigureTable({ shown, least, fewest }: Limits & { readonly shown: Shown }) {
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
      cell: ({ correct }) => <Share rate={correct.right} fewest={fewest} least={least} />,
    },
    {
      key: "incorrect",
      name: t("trust.incorrect_right"),
      cell: ({ incorrect }) => <Share rate={incorrect.right} fewest={fewest} least={least} />,
    },
    ...decidersOf(shown).flatMap((decider) =>
      (["correct", "incorrect"] as const).map((verdict) => ({
        key: `${decider} ${verdict}`,
        name: t("trust.right_by", { verdict: t(`report.claim_${verdict}`), decider: t(`trust.by_${decider}`) }),
        cell: ({ deciders }: LanguageTrust) => {
          const own = deciders?.find(({ decided_by }) => decided_by === decider);
          return own ? <Share rate={own[verdict].right} fewest={fewest} least={least} /> : "–";
        },
      })),
    ),
    {
      key: "confirmed",
      name: t("trust.confirmed"),
      cell: ({ confirmed }) => <Share rate={confirmed} fewest={fewest} />,
    },
    { key: "found", name: t("trust.found"), cell: ({ found }) => <Share rate={found} fewest={fewest} /> },
    { key: "open", name: t("trust.open"), cell: ({ open }) => <Share rate={open} fewest={fewest} /> },
    { key: "evidence", name: t("trust.evidence"), cell: ({ evidence }) => <Share rate={evidence} fewest={fewest} /> },
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
      label: nameOf(judge, t("trust.embedded")),
      cell: ({ cell }: (typeof rows)[number]) => cell(trust),
    })),
  ];
  return <Table caption={t("trust.title")} rows={rows} keyOf={({ key }) => key} columns={columns} />;
}

/** Who had a last word in this language, in the order they are asked. */
function decidersOf(shown: Shown) {
  const known = new Set(shown.flatMap(({ trust }) => (trust.deciders ?? []).map(({ decided_by }) => decided_by)));
  return (["rules", "verifier", "model"] as const).filter((decider) => known.has(decider));
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
      label: nameOf(judge, t("trust.embedded")),
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

/** The same for people. */
function nameOf(judge: MeasuredJudge, embedded: string): string {
  const { model } = judge.profile.judge;
  return judgeKey(judge, model === "none" ? embedded : model);
}

function JudgeName({ judge }: { readonly judge: MeasuredJudge }) {
  const { t } = useTranslation();
  return (
    <>
      {nameOf(judge, t("trust.embedded"))}
      {judge.is_current && <span className="soft small"> ({t("trust.current")})</span>}
    </>
  );
}

/** A share with its interval; one that is asked to reach a limit says where it does not. */
function Share({ rate, least, fewest }: Partial<Limits> & { readonly rate: Rate; readonly fewest: number }) {
  const { t, percent, number } = useTranslation();
  if (rate.n === 0 || rate.rate === null || rate.low === null || rate.high === null) return t("trust.nothing");
  if (rate.n < fewest) return t("trust.few", { hits: number(rate.hits), n: number(rate.n) });
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
