const hourMs = 3_600_000;

/** When a session was last used, to the hour: its record is no more exact than that. */
export function lastActiveWords(usedAt: Date, now: number): string {
  const hours = Math.floor((now - usedAt.getTime()) / hourMs);
  if (hours < 1) return "Less than an hour ago";
  return hours === 1 ? "About an hour ago" : `About ${hours} hours ago`;
}
