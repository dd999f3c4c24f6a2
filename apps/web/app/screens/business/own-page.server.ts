import { parseWalletAddress, type WalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { data } from "react-router";

/** The wallet of the address, and what was read of it; null without one, or while it can't be read. */
export interface OwnPageData<Page> {
  readonly wallet: string | null;
  readonly page: Page | null;
}

/** Reads for the wallet in `?wallet=`, which the page asks for once its own is connected. */
export async function loadForWallet<Page>(
  request: Request,
  load: (wallet: WalletAddress) => Promise<Page | null>,
) {
  const given = new URL(request.url).searchParams.get("wallet");
  const wallet = given === null ? null : parseWalletAddress(given);
  if (wallet === null) return data<OwnPageData<Page>>({ wallet: null, page: null });
  const page = await load(wallet);
  return data<OwnPageData<Page>>({ wallet, page }, { status: page === null ? 503 : 200 });
}
