/** The two sides of the debate. */
export type Side = "pro_fraud" | "pro_customer";
