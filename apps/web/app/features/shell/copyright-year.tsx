import { useEffect, useState } from "react";

/** The longest time, in milliseconds, that a browser's timer can count (2³¹ − 1). */
const longestTimer = 2_147_483_647;

/**
 * The server's year, so that both render the same; corrected when a cached page is older, and
 * at midnight (UTC) in an open page.
 */
export function CopyrightYear({ year }: { year: number }) {
  const [shown, setShown] = useState(year);
  useEffect(() => {
    const now = new Date();
    const current = now.getUTCFullYear();
    setShown(current);
    const left = Date.UTC(current + 1, 0) - now.getTime();
    if (left > longestTimer) return;
    const timer = setTimeout(() => setShown(current + 1), left);
    return () => clearTimeout(timer);
  }, []);
  return <span className="figures">{shown}</span>;
}
