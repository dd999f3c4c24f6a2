import { chainName } from "@tenora/domain/ethereum/chain-presets";
import type { ReactNode } from "react";
import { Button } from "~/ui/button";
import { CopyButton } from "~/ui/copy-button";
import { useWallet } from "~/wallet/wallet-provider";
import { Blockie } from "./blockie/blockie.tsx";
import { CoinBalances } from "./coin-balances.tsx";

interface WalletPanelProps {
  id: string;
  onDisconnect: () => void;
}

/** Address, balance and network of the connected wallet, and its actions. */
export function WalletPanel({ id, onDisconnect }: WalletPanelProps) {
  const wallet = useWallet();
  const { chain } = wallet.config;
  return (
    <section
      id={id}
      aria-label="Wallet"
      className="fixed inset-x-3 top-[calc(var(--spacing-header)+0.25rem)] z-50 min-w-80 rounded-card border border-line bg-surface-raised p-5 text-left text-ink shadow-raised [&_:focus-visible]:outline-focus md:absolute md:inset-x-auto md:top-full md:right-0 md:mt-2 md:w-92"
    >
      <div className="flex items-start gap-3">
        <Blockie address={wallet.walletAddress} className="size-10 shrink-0 rounded-control" />
        <div className="min-w-0 flex-1">
          <p className="text-muted text-sm">{wallet.providerName || "Wallet address"}</p>
          <p className="figures text-balance break-all font-medium text-sm">
            {wallet.walletAddress}
          </p>
        </div>
      </div>
      <CopyButton text={wallet.walletAddress} label="Copy address" className="mt-2 w-full" />
      <dl className="mt-3 grid gap-2 border-line border-t pt-3 text-sm">
        {wallet.balance !== "" && (
          <Fact name="Balance">
            {wallet.balance} {chain.nativeCurrency.symbol}
          </Fact>
        )}
        <CoinBalances />
        {wallet.chainId !== "" && (
          <Fact name="Network">{chainName(Number(wallet.chainId), chain)}</Fact>
        )}
      </dl>
      <NetworkHelp />
      <Button variant="outline" className="mt-3 w-full" onClick={onDisconnect}>
        Disconnect
      </Button>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className="figures font-medium">{children}</dd>
    </div>
  );
}

/** What to do about the network, and why switching failed. */
function NetworkHelp() {
  const { chainId, network, switchProblem, switchChain, addNetwork, config } = useWallet();
  const { shortName, id } = config.chain;
  return (
    <>
      {chainId !== String(id) && (
        <Button className="mt-4 w-full" onClick={() => void switchChain()}>
          Switch to {shortName}
        </Button>
      )}
      {network === "genesis-mismatch" && (
        <div className="mt-4 text-sm">
          <p>
            Your wallet is on a different network that uses {shortName}'s chain ID. You can't send
            anything until it uses ours.
          </p>
          <Button className="mt-3 w-full" onClick={() => void addNetwork()}>
            Add our {shortName} network
          </Button>
        </div>
      )}
      <p role="status" className="text-muted text-sm">
        {switchProblem && <span className="mt-3 block">{switchProblem}</span>}
      </p>
    </>
  );
}
