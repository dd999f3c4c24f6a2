import type { Wallet } from "@tenora/wallet/create-wallet";
import { browserStorage } from "@tenora/wallet/state/wallet-flags";
import { sendRequest } from "../http/send-request.ts";

// Remembers for whom the httpOnly cookie was made, since the page can't read it.
const key = "walletProven";
let proven: string | null = null;

/** Notes that the server now holds a session for this address. */
export function rememberProven(address: string): void {
  proven = address.toLowerCase();
  try {
    browserStorage()?.setItem(key, proven);
  } catch {
    // Kept for this page only.
  }
}

/** Ends the server's wallet session. A failure is left to the server, which checks each address. */
export async function signOutWallet(): Promise<void> {
  proven = null;
  try {
    browserStorage()?.removeItem(key);
  } catch {
    // Nothing was kept either.
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
    // Read anew each time: another tab may have proven or left meanwhile.
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
