import type { ProviderSummary } from "@tenora/wallet/state/wallet-state";
import WalletIcon from "lucide-react/icons/wallet";
import { Button } from "~/ui/button";
import { Dialog } from "~/ui/dialog";

interface WalletChooserProps {
  /** The wallet used last comes first. */
  providers: readonly ProviderSummary[];
  onClose: () => void;
  onChoose: (providerId: string) => void;
}

/** Shown only when several wallets announced themselves (EIP-6963). */
export default function WalletChooser({ providers, onClose, onChoose }: WalletChooserProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Choose a wallet"
      description="We found several wallets in this browser."
    >
      <ul className="grid grid-cols-1 gap-2">
        {providers.map((provider) => (
          <li key={provider.id}>
            <Button
              variant="outline"
              className="min-h-14 w-full justify-start gap-3 text-left"
              onClick={() => onChoose(provider.id)}
            >
              <Picture icon={provider.icon} />
              <span className="min-w-0 flex-1 truncate">{provider.name}</span>
              {provider.wasUsedLast && (
                <span className="font-normal text-muted text-sm">Used last</span>
              )}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** As an image, never as markup: a wallet's picture may hold scripts (EIP-6963). */
function Picture({ icon }: { icon: string }) {
  if (icon === "") return <WalletIcon aria-hidden="true" className="size-7 text-mint-strong" />;
  return <img src={icon} alt="" className="size-7 rounded-md" />;
}
