import { WalletQueryProvider } from "~/wallet/wallet-query-provider";

/** Around all investor pages. */
export default WalletQueryProvider;
