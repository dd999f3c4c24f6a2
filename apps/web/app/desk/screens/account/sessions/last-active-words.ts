const minuteMs = 60_000;

/** When a session was last used, to the minute: its record is no more exact than that. */
export function lastActiveWords(usedAt: Date, now: number): string {
  const minutes = Math.floor((now - usedAt.getTime()) / minuteMs);
  if (minutes < 1) return "Less than a minute ago";
  if (minutes < 60) return `${minutes} ${minutes === 1 ? "minute" : "minutes"} ago`;
  const hours = Math.floor(minutes / 60);
  return `${hours} ${hours === 1 ? "hour" : "hours"} ago`;
}
