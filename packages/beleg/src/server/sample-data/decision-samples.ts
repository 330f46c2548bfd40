const DAY_MS = 86_400_000;

const usual = {
  customer_id: "C-2041",
  usual_amount_avg: "480.00",
  usual_hours: "08:00-22:00",
  usual_countries: ["PE"],
  usual_devices: ["D-17"],
};

/** Four payments: usual, doubtful, far off, and one of a customer nobody knows. */
export function sampleDecisionCases(now: number) {
  const day = (ago: number, hour: string) => `${new Date(now - ago * DAY_MS).toISOString().slice(0, 10)}T${hour}:00Z`;
  const payment = {
    customer_id: "C-2041",
    currency: "PEN",
    country: "PE",
    channel: "mobile",
    device_id: "D-17",
    merchant_id: "M-300",
    merchant_name: "Librería Sol",
  };
  return [
    {
      transaction: { ...payment, transaction_id: "T-1001", amount: "410.00", timestamp: day(3, "15:20") },
      customer_behavior: usual,
      locale: "es" as const,
    },
    {
      transaction: {
        ...payment,
        transaction_id: "T-1002",
        amount: "1450.00",
        device_id: "D-88",
        channel: "web",
        timestamp: day(2, "21:05"),
      },
      customer_behavior: usual,
      locale: "en" as const,
    },
    {
      transaction: {
        ...payment,
        transaction_id: "T-1003",
        amount: "9800.00",
        country: "RU",
        device_id: "D-99",
        channel: "web",
        timestamp: day(1, "03:40"),
      },
      customer_behavior: usual,
      locale: "de" as const,
    },
    {
      transaction: {
        ...payment,
        transaction_id: "T-1004",
        customer_id: "C-9000",
        amount: "300.00",
        timestamp: day(1, "10:00"),
      },
      locale: "en" as const,
    },
  ];
}
