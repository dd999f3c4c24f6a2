import { WalletQueryProvider } from "~/wallet/wallet-query-provider";
import { LiveMarket } from "./live-market.tsx";

/** For pages without queries of their own. */
export default function LiveMarketAlone({ block }: { readonly block: number }) {
  return (
    <WalletQueryProvider>
      <LiveMarket block={block} />
    </WalletQueryProvider>
  );
}
