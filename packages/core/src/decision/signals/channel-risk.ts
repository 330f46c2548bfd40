/** Orders taken by voice or letter carry no device and no chip; web is open to stolen credentials. */
const CHANNEL_RISK: Readonly<Record<string, "low" | "medium" | "high">> = {
  pos: "low",
  atm: "low",
  branch: "low",
  mobile: "low",
  app: "low",
  web: "medium",
  phone: "high",
  telephone: "high",
  call_center: "high",
  mail_order: "high",
  moto: "high",
};

/** The risk of a channel; an unlisted one is neither trusted nor accused. */
export function channelRisk(channel: string): "low" | "medium" | "high" {
  const name = channel.trim().toLowerCase();
  return Object.hasOwn(CHANNEL_RISK, name) ? CHANNEL_RISK[name]! : "medium";
}
