import type { Audience } from "@tenora/database/market/audience";
import { parseWalletAddress, type WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { data } from "react-router";
import { ownPageAudience } from "~/market/wallet-audience.server";

/** The wallet of the address, and what was read of it; null without one, or while it can't be read. */
export interface OwnPageData<Page> {
  readonly wallet: string | null;
  readonly page: Page | null;
  /** Some of it is by invitation, and shown once the wallet has signed in. */
  readonly hidesInvitations: boolean;
}

/** Reads for the wallet in `?wallet=`, which the page asks for once its own is connected. */
export async function loadForWallet<Page>(
  asked: Parameters<typeof ownPageAudience>[0],
  load: (wallet: WalletAddress, audience: Audience) => Promise<Page | null>,
) {
  const given = new URL(asked.request.url).searchParams.get("wallet");
  const wallet = given === null ? null : parseWalletAddress(given);
  if (wallet === null)
    return data<OwnPageData<Page>>({ wallet, page: null, hidesInvitations: false });
  const { audience, hidesInvitations } = await ownPageAudience(asked, wallet, "seller");
  const page = await load(wallet, audience);
  const status = page === null ? 503 : 200;
  return data<OwnPageData<Page>>({ wallet, page, hidesInvitations }, { status });
}
