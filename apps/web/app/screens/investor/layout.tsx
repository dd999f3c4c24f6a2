import { WalletQueries } from "~/session/wallet-queries";

/** Around all investor pages. */
export default WalletQueries;
