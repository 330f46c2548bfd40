const DECIMALS = 4;

/** The first amount divided by the second; null when the second is zero. Both are decimal texts. */
export function amountRatio(amount: string, average: string): number | null {
  const divisor = scaled(average);
  return divisor === 0n ? null : Number(scaled(amount)) / Number(divisor);
}

/** The amount in ten-thousandths, as a whole number: no binary fraction touches money. */
function scaled(amount: string): bigint {
  const [whole = "0", fraction = ""] = amount.split(".");
  return BigInt(whole + fraction.padEnd(DECIMALS, "0").slice(0, DECIMALS));
}
