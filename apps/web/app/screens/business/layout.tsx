import { WalletQueryProvider } from "~/wallet/wallet-query-provider";

/** Around all business pages. */
export default WalletQueryProvider;
