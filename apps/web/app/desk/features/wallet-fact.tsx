import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { CopyButton } from "~/ui/copy-button";

/** A wallet in one line; all of it is in its title, is read out, and can be copied. */
export const WalletFact = ({ address }: { readonly address: string }) => (
  <span className="flex min-h-6 items-center gap-1">
    <span title={address} className="font-mono text-sm">
      <span aria-hidden="true">{shortenAddress(address)}</span>
      <span className="sr-only">{address}</span>
    </span>
    <CopyButton
      text={address}
      label="Copy"
      size="sm"
      className="-my-2 px-2! text-muted pointer-coarse:-my-3"
    />
  </span>
);
