import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { CopyButton } from "~/ui/copy-button";

/** Where a payment can be looked up. */
export interface Reference {
  readonly transaction: string;
  /** Its page on the explorer; null where the chain has none. */
  readonly link: string | null;
}

/** A payment's transaction: short on the screen, and whole on paper, where nothing can be followed. */
export function TransactionReference({ transaction, link }: Reference) {
  return (
    <span className="block font-mono text-muted text-xs">
      <span className="print:hidden">
        {link === null ? (
          <>
            <span title={transaction}>{shortenAddress(transaction)}</span>
            <CopyButton
              text={transaction}
              label="Copy hash"
              isIcon
              // No wider than a character or two, and with room for a finger where there are fingers.
              className="min-h-6! min-w-6 px-1! align-middle text-xs pointer-coarse:min-h-11! pointer-coarse:min-w-11"
            />
          </>
        ) : (
          <a
            href={link}
            title={transaction}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center gap-1 underline pointer-coarse:min-h-11"
          >
            {shortenAddress(transaction)} <span className="sr-only">on the explorer</span>
          </a>
        )}
      </span>
      <span className="hidden break-all print:block">{transaction}</span>
    </span>
  );
}
