import { randomBytes, randomUUID } from "node:crypto";
import { grantAdmin } from "@tenora/database/admin/grant-admin";
import { asOwner } from "./test-database.ts";

const hour = 3_600_000;

export interface SessionOptions {
  /** When the session ends; an hour from now when not given. */
  readonly expiresAt?: Date;
  /** When it began; now when not given. */
  readonly createdAt?: Date;
}

/** A wallet that is signed in, as Better Auth would have left it. Returns the session's token. */
export function createWalletSession(
  ownerUrl: string,
  wallet: string,
  options: SessionOptions = {},
): Promise<string> {
  return asOwner(ownerUrl, async (client) => {
    const found = await client.query<{ userId: string }>(
      `select "userId" from auth_wallet."walletAddress" where lower(address) = lower($1) limit 1`,
      [wallet],
    );
    const userId = found.rows[0]?.userId ?? randomUUID();
    if (found.rows.length === 0) {
      await client.query(
        `insert into auth_wallet."user" (id, name, email) values ($1::text, $2::text, $2 || '@wallet.invalid')`,
        [userId, wallet],
      );
      await client.query(
        `insert into auth_wallet."walletAddress" (id, "userId", address, "chainId", "isPrimary", "createdAt")
         values ($1, $2, $3, 17000, true, now())`,
        [randomUUID(), userId, wallet],
      );
    }
    return insertSession(client.query.bind(client), "auth_wallet", userId, options);
  });
}

/** An active admin who is signed in. Returns the session's token and the admin's user id. */
export function createAdminSession(
  ownerUrl: string,
  email: string,
  options: SessionOptions = {},
): Promise<{ token: string; userId: string }> {
  return asOwner(ownerUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `insert into auth_admin."user" (id, name, email) values ($1, $2, $2)
       on conflict (email) do update set name = excluded.name returning id`,
      [randomUUID(), email],
    );
    const userId = rows[0]?.id ?? "";
    await grantAdmin(client, userId);
    const token = await insertSession(client.query.bind(client), "auth_admin", userId, options);
    return { token, userId };
  });
}

async function insertSession(
  query: (text: string, values: unknown[]) => Promise<unknown>,
  schema: "auth_wallet" | "auth_admin",
  userId: string,
  options: SessionOptions,
): Promise<string> {
  const token = randomBytes(24).toString("base64url");
  await query(
    `insert into ${schema}.session (id, "expiresAt", token, "updatedAt", "userId", "createdAt")
     values ($1, $2, $3, now(), $4, coalesce($5, now()))`,
    [
      randomUUID(),
      options.expiresAt ?? new Date(Date.now() + hour),
      token,
      userId,
      options.createdAt ?? null,
    ],
  );
  return token;
}
