import { useEffect, useState } from "react";
import { useWallet } from "~/wallet/wallet-provider";

/** What the wallet holds of our stablecoins, once it has said so; nothing on another network. */
export function CoinBalances() {
  const wallet = useWallet();
  const { walletAddress, network } = wallet;
  const [balances, setBalances] = useState<readonly string[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the hook's object is new at each render
  useEffect(() => {
    let isShown = true;
    setBalances([]);
    if (network !== "right") return;
    import("./read-coin-balances.ts")
      .then(({ readCoinBalances }) => readCoinBalances(wallet))
      .then((read) => isShown && setBalances(read))
      // The panel works without them.
      .catch((error: unknown) =>
        console.warn("We can't read your stablecoin balances right now", error),
      );
    return () => {
      isShown = false;
    };
  }, [walletAddress, network]);

  if (balances.length === 0) return null;
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">Stablecoins</dt>
      <dd className="figures text-right font-medium">
        {balances.map((balance) => (
          <span key={balance} className="block">
            {balance}
          </span>
        ))}
      </dd>
    </div>
  );
}
