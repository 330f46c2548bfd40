/** Minutes since midnight UTC of an ISO timestamp that ends in `Z`. */
export function minutesOfDay(timestamp: string): number {
  return Number(timestamp.slice(11, 13)) * 60 + Number(timestamp.slice(14, 16));
}

/** True when the time lies outside `08:00-22:00`; both ends belong to it, and it may pass midnight. */
export function isOutsideHours(timestamp: string, usualHours: string): boolean {
  const [from = 0, to = 0] = usualHours.split("-").map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)));
  const now = minutesOfDay(timestamp);
  return from <= to ? now < from || now > to : now < from && now > to;
}
