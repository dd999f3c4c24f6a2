import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { formatCount } from "@tenora/domain/money/format-amount";
import type { OwnLinkView } from "../responses.ts";

const units = (count: number) => `${formatCount(count)} ${count === 1 ? "unit" : "units"}`;

/** The buyers who came by a link, and how much they bought. */
export function LinkBuyers({ name, used, buyers }: Pick<OwnLinkView, "name" | "used" | "buyers">) {
  if (used === 0) return null;
  if (buyers === null)
    return <p className="text-muted text-sm">We can't show who used it right now.</p>;
  // A purchase of the last seconds is on the chain, and not in our index yet.
  const missing = used - buyers.reduce((sum, one) => sum + one.units, 0);
  return (
    <details className="text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium">
        Who used it: {buyers.length} {buyers.length === 1 ? "wallet" : "wallets"}
        <span className="sr-only"> · {name}</span>
      </summary>
      <ul className="figures">
        {buyers.map(({ wallet, units: bought }) => (
          <li key={wallet} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span title={wallet}>{shortenAddress(wallet)}</span>
            <span>{units(bought)}</span>
          </li>
        ))}
        {missing > 0 && <li className="py-1 text-muted">{units(missing)} more, not listed here</li>}
      </ul>
    </details>
  );
}
