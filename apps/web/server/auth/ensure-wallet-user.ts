import { randomUUID } from "node:crypto";
import type { Pool } from "pg";

/** The domain of the made-up email address that stands for a wallet in the sign-in tables. */
export const walletEmailDomain = "wallet.invalid";

/**
 * Makes the user, the address and the account of a proven wallet in one statement, before the sign-in
 * library looks for them: the library would make them one after the other, so that simultaneous first
 * sign-ins fail on each other's half, and a process that is killed in between leaves a user without
 * an address. Whoever comes second waits for the first and finds its rows; a user that was left
 * without an address is given one. `address` is in EIP-55 capitals, as the library looks for it.
 */
export async function ensureWalletUser(
  pool: Pool,
  { address, chainId }: { readonly address: string; readonly chainId: number },
): Promise<void> {
  await pool.query(
    `with person as (
       insert into "user" (id, name, email, image)
       select $1, $4::text, $5, ''
       where not exists (
         select from "walletAddress" where address = $4::text and "chainId" = $6::integer)
       on conflict (email) do update set email = excluded.email
       returning id
     ), proven as (
       insert into "walletAddress" (id, "userId", address, "chainId", "isPrimary", "createdAt")
       select $2, p.id, $4::text, $6::integer,
         not exists (select from "walletAddress" w where w."userId" = p.id), now()
       from person p
       on conflict (lower(address), "chainId") do nothing
       returning "userId"
     )
     insert into account (id, "accountId", "providerId", "userId", "updatedAt")
     select $3, $4::text || ':' || $6::integer, 'siwe', "userId", now() from proven`,
    [
      randomUUID(),
      randomUUID(),
      randomUUID(),
      address,
      `${address}@${walletEmailDomain}`.toLowerCase(),
      chainId,
    ],
  );
}
