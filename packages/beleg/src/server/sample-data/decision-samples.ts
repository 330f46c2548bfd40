import { RECORDED_ANSWERS, type RecordedAnswer } from "./recorded-answers.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const usual = {
  customer_id: "C-2041",
  usual_amount_avg: "480.00",
  usual_hours: "08:00-22:00",
  usual_countries: ["PE"],
  usual_devices: ["D-17"],
};
const payment = {
  customer_id: "C-2041",
  currency: "PEN",
  country: "PE",
  channel: "mobile",
  device_id: "D-17",
  merchant_id: "M-300",
  merchant_name: "Librería Sol",
};
const stranger = { ...payment, customer_id: "C-9000" };
const farOff = { ...payment, amount: "9800.00", country: "RU", device_id: "D-99", channel: "web" };

/** A payment, when it was decided, and what came of it. */
type SampleDecision = {
  readonly transaction: typeof payment & { readonly transaction_id: string; readonly amount: string };
  /** The hour of the day it was made at. */
  readonly at: string;
  readonly agoMs: number;
  readonly locale: "de" | "en" | "es";
  /** A customer nobody knows has no habits. */
  readonly known?: boolean;
  /** What a model said about it; without one the rules wrote everything. */
  readonly recorded?: RecordedAnswer;
  readonly ratings?: readonly (readonly [rating: number, comment: string | null])[];
};

/** Payments of two weeks: usual, doubtful, far off, and some of customers nobody knows; one is looked at twice. */
const SAMPLES: readonly SampleDecision[] = [
  {
    transaction: { ...payment, transaction_id: "T-1005", amount: "390.00" },
    at: "12:10",
    agoMs: 9 * DAY_MS,
    locale: "de",
    recorded: RECORDED_ANSWERS.usual_payment,
    ratings: [
      [5, "Kurz und klar."],
      [4, null],
    ],
  },
  {
    transaction: { ...payment, transaction_id: "T-1006", amount: "1380.00", device_id: "D-61" },
    at: "18:45",
    agoMs: 8 * DAY_MS,
    locale: "en",
    recorded: RECORDED_ANSWERS.new_phone,
    ratings: [
      [5, "I knew at once what to do."],
      [4, null],
      [5, null],
    ],
  },
  {
    transaction: { ...payment, transaction_id: "T-1007", amount: "1520.00", device_id: "D-72", channel: "web" },
    at: "20:15",
    agoMs: 5 * DAY_MS,
    locale: "es",
    recorded: RECORDED_ANSWERS.leaking,
    ratings: [[3, "No entendí por qué."]],
  },
  {
    transaction: { ...payment, transaction_id: "T-1001", amount: "410.00" },
    at: "15:20",
    agoMs: 3 * DAY_MS,
    locale: "es",
    ratings: [[4, null]],
  },
  {
    transaction: { ...payment, transaction_id: "T-1002", amount: "1450.00", device_id: "D-88", channel: "web" },
    at: "21:05",
    agoMs: 2 * DAY_MS,
    locale: "en",
    ratings: [[2, "I was at the till and could not pay."]],
  },
  {
    transaction: { ...payment, transaction_id: "T-1002", amount: "1450.00", channel: "web" },
    at: "21:05",
    agoMs: DAY_MS,
    locale: "en",
    recorded: RECORDED_ANSWERS.device_confirmed,
    ratings: [[4, "Good that you looked again."]],
  },
  {
    transaction: { ...farOff, transaction_id: "T-1003" },
    at: "13:40",
    agoMs: 20 * HOUR_MS,
    locale: "de",
    recorded: RECORDED_ANSWERS.stranger_abroad,
  },
  {
    transaction: { ...stranger, transaction_id: "T-1004", amount: "300.00" },
    at: "10:00",
    agoMs: 3 * HOUR_MS,
    locale: "en",
    known: false,
  },
];

/** One that went before a person and was decided; one whose text nobody looked at before the deadline. */
const FORMER: Readonly<Record<"escalated" | "overdue", SampleDecision>> = {
  escalated: {
    transaction: { ...stranger, transaction_id: "T-1008", customer_id: "C-9044", amount: "640.00" },
    at: "11:30",
    agoMs: 7 * DAY_MS,
    locale: "en",
    known: false,
  },
  overdue: {
    transaction: { ...farOff, transaction_id: "T-1009", amount: "7200.00" },
    at: "14:15",
    agoMs: 4 * DAY_MS,
    locale: "es",
  },
};

/** A sample as the pipeline takes it, with the moment it was decided at. */
export type SampleCase = Omit<SampleDecision, "agoMs"> & { readonly decidedAt: number; readonly body: unknown };

function asCase(sample: SampleDecision, now: number): SampleCase {
  const { agoMs, ...rest } = sample;
  const decidedAt = now - agoMs;
  const timestamp = `${new Date(decidedAt - DAY_MS).toISOString().slice(0, 10)}T${sample.at}:00Z`;
  const customer_behavior = sample.known === false ? null : usual;
  const body = { transaction: { ...sample.transaction, timestamp }, customer_behavior, locale: sample.locale };
  return { ...rest, decidedAt, body };
}

/** The samples with times counted from now, so that they never get old. */
export function sampleDecisionCases(now: number) {
  return {
    waiting: SAMPLES.map((sample) => asCase(sample, now)),
    escalated: asCase(FORMER.escalated, now),
    overdue: asCase(FORMER.overdue, now),
  };
}
