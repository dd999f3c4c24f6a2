import { ConnectButton } from "~/features/wallet/connect-button";
import { TextField } from "~/ui/forms/text-field";
import { useWallet } from "~/wallet/wallet-provider";

/** The wallet that will own what the investor buys; shown, never typed. */
export function WalletField() {
  const { isConnected, walletAddress } = useWallet();
  return (
    <div>
      <TextField
        label="Wallet Address"
        readOnly
        value={isConnected ? walletAddress : "Not connected"}
        className={isConnected ? "font-mono text-sm tracking-tight" : "text-muted"}
        help={
          isConnected
            ? "When you submit, your wallet will ask you to sign a message to prove it's yours. Signing is free and doesn't move any funds."
            : "What you buy will belong to this address. Connect the wallet you plan to keep using."
        }
      />
      {!isConnected && <ConnectButton variant="outline" className="mt-3" />}
    </div>
  );
}
