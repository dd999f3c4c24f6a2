import type { MarketAudience } from "@tenora/database/market/listing/audience";
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
  request: Request,
  load: (wallet: WalletAddress) => Promise<Page | null>,
) {
  const wallet = walletOf(request);
  return answer<Page>({ wallet, page: wallet && (await load(wallet)), hidesInvitations: false });
}

/** The same for a page that lists the wallet's receivables, those by invitation in its own session alone. */
export async function loadReceivables<Page>(
  asked: Parameters<typeof ownPageAudience>[0],
  load: (wallet: WalletAddress, audience: MarketAudience) => Promise<Page | null>,
) {
  const wallet = walletOf(asked.request);
  if (wallet === null) return answer<Page>({ wallet, page: null, hidesInvitations: false });
  const { audience, hidesInvitations } = await ownPageAudience(asked, wallet, "seller");
  return answer<Page>({ wallet, page: await load(wallet, audience), hidesInvitations });
}

const walletOf = (request: Request) =>
  parseWalletAddress(new URL(request.url).searchParams.get("wallet") ?? "");

const answer = <Page>(own: OwnPageData<Page>) =>
  data(own, { status: own.wallet !== null && own.page === null ? 503 : 200 });
