import { WalletQueries } from "~/session/wallet-queries";

/** Around all business pages. */
export default WalletQueries;
