import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

/** The domain of the synthetic email address of a wallet in the sign-in tables. */
export const walletEmailDomain = "wallet.invalid";

/**
 * Creates the user, the address and the account of a proven wallet before the sign-in library looks
 * for them. The library would create them one by one, so that simultaneous first sign-ins conflict, and
 * a process that is killed halfway leaves a user without an address. Here the second sign-in waits for
 * the first and finds its rows, and a user without an address gets one. `address` has the EIP-55
 * checksum, as the library looks for it.
 */
export async function ensureWalletUser(
  pool: Pool,
  { address, chainId }: { readonly address: string; readonly chainId: number },
): Promise<void> {
  const email = `${address}@${walletEmailDomain}`.toLowerCase();
  await pool.query(
    `insert into "user" (id, name, email, image) values ($1, $2, $3, '') on conflict do nothing`,
    [randomUUID(), address, email],
  );
  // A statement of its own: one doesn't see the row of another that it had to wait for.
  await pool.query(
    `with proven as (
       insert into "walletAddress" (id, "userId", address, "chainId", "isPrimary", "createdAt")
       select $1, u.id, $3::text, $4::integer,
         not exists (select from "walletAddress" w where w."userId" = u.id), now()
       from "user" u where u.email = $5
       on conflict (lower(address), "chainId") do nothing
       returning "userId"
     )
     insert into account (id, "accountId", "providerId", "userId", "updatedAt")
     select $2, $3::text || ':' || $4::integer, 'siwe', "userId", now() from proven`,
    [randomUUID(), randomUUID(), address, chainId, email],
  );
}
