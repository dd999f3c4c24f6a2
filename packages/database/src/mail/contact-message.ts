import type { ContactMessage } from "@tenora/domain/contact/contact-message";
import { sql } from "kysely";
import type { Transaction } from "../transaction/transaction.ts";

/** Stores a message to the operator with the mail that brings it; a repeated one is stored once. */
export async function sendContactMessage(
  tx: Transaction<"visitor">,
  { name, email, topic, message }: ContactMessage,
): Promise<void> {
  await sql`
    select app.send_contact_message(${name}, ${email}, ${topic}, ${message})`.execute(tx);
}
