import { asOwner } from "../transaction/as-owner.ts";

/**
 * Whether there is any row of this wallet: of a registration, a sign-in, or an interrupted sign-in,
 * which leaves a user without an address. The owner only.
 */
export function isKnownWallet(ownerUrl: string, wallet: string): Promise<boolean> {
  return asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<{ known: boolean }>(
      `select exists (select from public.businesses where wallet_address = $1)
         or exists (select from public.investors where wallet_address = $1)
         or exists (select from auth_wallet."walletAddress" where lower(address) = $1)
         or exists (select from auth_wallet."user" where email = $1 || '@wallet.invalid')
         or exists (select from public.upload_quota where wallet_address = $1)
         or exists (select from public.invitations where $1 in (wallet, seller))
         or exists (select from public.join_requests where $1 in (wallet, seller))
         or exists (select from public.guests where wallet = $1)
         or exists (select from public.guest_confirmations where wallet = $1)
         or exists (select from public.share_links where seller = $1)
         or exists (select from public.saved_searches where wallet = $1)
         or exists (select from public.watched_listings where wallet = $1)
         or exists (select from public.ratings where wallet = $1)
         or exists (select from public.audit_log
                    where subject_type = 'wallet' and subject_id = $1) as known`,
      [wallet.toLowerCase()],
    );
    return rows[0]?.known ?? false;
  });
}
