import { shortenAddress } from "@tenora/domain/shorten-address";
import { leave, linkAccount } from "./link-account.ts";
import { loadInfo } from "./load-info.ts";
import { firstAccount, sameAddress } from "./read-accounts.ts";
import type { WalletCore } from "./wallet-core.ts";
import { accountChanged } from "./wallet-notice.ts";

/** Takes over the accounts a wallet reports: none means disconnect, another first one replaces ours. */
export function followAccount(core: WalletCore, accounts: unknown): void {
  const link = core.link;
  if (!link || !Array.isArray(accounts)) return;
  const address = firstAccount(accounts);
  if (address === "") {
    leave(core, { onPurpose: true });
    return;
  }
  if (sameAddress(address, link.address)) return;
  linkAccount(core, link.found, link.provider, address);
  core.notify(accountChanged(shortenAddress(address)));
  void loadInfo(core, { tellWrongNetwork: false });
}
