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
            ? "When you submit, your wallet asks you to sign a message that proves it is yours. Signing costs nothing and moves nothing."
            : "What you buy will belong to this address. Connect the wallet you mean to keep using."
        }
      />
      {!isConnected && <ConnectButton variant="outline" className="mt-3" />}
    </div>
  );
}
