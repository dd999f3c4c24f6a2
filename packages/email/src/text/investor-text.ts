import { brand } from "@tenora/domain/brand";
import type { MailText } from "../mail.ts";
import { reasonText } from "./reason-text.ts";

interface InvestorMailData {
  readonly kind:
    | "investor_approved"
    | "investor_rejected"
    | "investor_suspended"
    | "investor_reinstated";
  readonly investorName: string;
  readonly email: string;
  /** Why, in the admin's words. */
  readonly reason: string | null;
}

export type InvestorOccasion =
  | InvestorMailData
  | {
      readonly kind: "investor_submitted";
      readonly investorName: string;
      readonly walletAddress: string;
    };

/** What an investor reads. */
export function investorText({ kind, reason }: InvestorMailData, publicUrl: string): MailText {
  switch (kind) {
    case "investor_approved":
      return {
        subject: `You are approved as an investor at ${brand.name}`,
        message: `Your registration as an investor has been approved. You can start investing: ${publicUrl}/investor`,
      };
    case "investor_rejected":
      return {
        subject: `Your registration at ${brand.name} was not approved`,
        message: `Your registration as an investor was not approved.${reasonText(reason)} If something has changed, write to us: ${publicUrl}/about`,
      };
    case "investor_suspended":
      return {
        subject: `You are suspended as an investor at ${brand.name}`,
        message: `You cannot buy for now.${reasonText(reason)} What you own stays yours, and you collect as before: ${publicUrl}/investor`,
      };
    case "investor_reinstated":
      return {
        subject: `You are reinstated as an investor at ${brand.name}`,
        message: `You are no longer suspended and can buy again.${reasonText(reason)} ${publicUrl}/investor`,
      };
  }
}
