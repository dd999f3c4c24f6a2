import type { Wallet } from "@tenora/wallet/create-wallet";
import { browserStorage } from "@tenora/wallet/state/wallet-flags";
import { sendRequest } from "../http/send-request.ts";

// Stores the address of the httpOnly session cookie, since the page can't read that.
const key = "walletProven";
let proven: string | null = null;

/** Records that the server now has a session for this address. */
export function rememberProven(address: string): void {
  proven = address.toLowerCase();
  try {
    browserStorage()?.setItem(key, proven);
  } catch {
    // Known to this page only.
  }
}

/** Ends the server's wallet session. A failure is ignored: the server checks each address. */
export async function signOutWallet(): Promise<void> {
  proven = null;
  try {
    browserStorage()?.removeItem(key);
  } catch {
    // Nothing was stored either.
  }
  await sendRequest("/api/wallet/sign-out", { method: "POST", keepalive: true });
}

/** Another account, or none after one, ends the session of the account that was proven. */
export function followProvenWallet(wallet: Wallet): void {
  let connected = "";
  wallet.subscribe(() => {
    const address = wallet.getState().walletAddress.toLowerCase();
    if (address === connected) return;
    const left = connected !== "";
    connected = address;
    // Read each time: another tab may have signed in or out meanwhile.
    const known = readProven();
    if (known !== null && known !== address && (left || address !== "")) void signOutWallet();
  });
}

function readProven(): string | null {
  try {
    return browserStorage()?.getItem(key) ?? proven;
  } catch {
    return proven;
  }
}
