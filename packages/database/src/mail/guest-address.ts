import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/**
 * What became of a guest's address: a confirmation was `sent` to it, or isn't again for now (`limited`); its
 * owner `confirmed` it before; the wallet is `registered`, and told as an investor; or it is a `stranger`, who
 * has nothing to be told of, and nothing was kept.
 */
type GuestAddressOutcome = "sent" | "limited" | "confirmed" | "registered" | "stranger";

export interface GuestAddress {
  /** Null when none was given. */
  readonly email: string | null;
  /** Its owner wants our mails. Nothing but one confirmation is sent before. */
  readonly isConfirmed: boolean;
  /** The wallet is an investor's: it is told at the address of the registration. */
  readonly isRegistered: boolean;
}

/**
 * Keeps the address for mails to the member's wallet, once its owner has confirmed it. `holds`: the wallet has a
 * note, as the market says. @throws DomainError FORBIDDEN
 */
export async function keepGuestAddress(
  tx: Transaction<"member">,
  email: string,
  holds = false,
): Promise<GuestAddressOutcome> {
  const { rows } = await sql<{ outcome: GuestAddressOutcome }>`
    select app.keep_guest_address(${email}, ${holds}) as outcome`.execute(tx);
  return rows[0]?.outcome ?? "limited";
}

/** Deletes the member's own address. @throws DomainError FORBIDDEN */
export async function forgetGuestAddress(tx: Transaction<"member">): Promise<void> {
  await sql`select app.forget_guest_address()`.execute(tx);
}

/** @throws DomainError FORBIDDEN */
export async function findOwnGuestAddress(tx: Transaction<"member">): Promise<GuestAddress> {
  const { rows } = await sql<GuestAddress>`
    select email, is_confirmed as "isConfirmed", is_registered as "isRegistered"
    from app.own_guest_address()`.execute(tx);
  return rows[0] ?? { email: null, isConfirmed: false, isRegistered: false };
}
