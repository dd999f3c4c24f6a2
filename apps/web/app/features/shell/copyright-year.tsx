import { useEffect, useState } from "react";

/** The year the server named, so that both render the same; put right if a kept page is older. */
export function CopyrightYear({ year }: { year: number }) {
  const [shown, setShown] = useState(year);
  useEffect(() => setShown(new Date().getUTCFullYear()), []);
  return <span className="figures">{shown}</span>;
}
