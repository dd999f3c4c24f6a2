import { brand } from "@tenora/domain/brand";
import type { GuestMailKind } from "@tenora/domain/mail/market-mail";
import type { MailText } from "../mail.ts";

/** Asks whether an address is its owner's wish. It holds nothing that the person who typed it wrote. */
export interface GuestOccasion {
  readonly kind: GuestMailKind;
  readonly guestEmail: string;
}

/** The only mail to an unconfirmed address. `token`: null where it is only read. */
export const guestText = (publicUrl: string, token: string | null): MailText => ({
  subject: `Confirm your email address for ${brand.name}`,
  message: `Someone who joined or asked to join a sale on ${brand.name} gave us this address for emails about it. If it wasn’t you, ignore this email and we won’t email you about the sale. If it was you, confirm your address here: ${publicUrl}/emails/${token ?? ""}`,
});
