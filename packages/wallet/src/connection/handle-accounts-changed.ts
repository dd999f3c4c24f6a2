import { shortenAddress } from "@tenora/domain/ethereum/shorten-address";
import { firstAccount, sameAddress } from "../provider/read-accounts.ts";
import type { WalletCore } from "../state/wallet-core.ts";
import { accountChanged } from "../state/wallet-notice.ts";
import { disconnect, openConnection } from "./connection.ts";
import { loadBalanceAndChain } from "./load-balance-and-chain.ts";

/** Takes over the accounts a wallet reports: none means disconnect, another first one replaces ours. */
export function handleAccountsChanged(core: WalletCore, accounts: unknown): void {
  const connection = core.connection;
  if (!connection || !Array.isArray(accounts)) return;
  const address = firstAccount(accounts);
  if (address === "") {
    disconnect(core, { onPurpose: true });
    return;
  }
  if (sameAddress(address, connection.address)) return;
  openConnection(core, connection.found, connection.provider, address);
  core.notify(accountChanged(shortenAddress(address)));
  void loadBalanceAndChain(core, { notifyWrongNetwork: false });
}
