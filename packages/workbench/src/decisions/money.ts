/** An amount as the language writes it. It comes as text so that no cent is lost; what cannot be read is shown as it is. */
export function money(amount: string | null, currency: string | null, locale: string): string {
  if (amount === null) return "–";
  const value = Number(amount);
  if (!Number.isFinite(value) || currency === null) return [amount, currency].filter(Boolean).join(" ");
  try {
    return new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay: "code" }).format(value);
  } catch {
    return `${amount} ${currency}`;
  }
}
