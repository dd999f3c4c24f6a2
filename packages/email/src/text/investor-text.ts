import { type MailText, reasonText } from "../mail.ts";

interface InvestorMailData {
  readonly kind:
    | "investor_approved"
    | "investor_rejected"
    | "investor_suspended"
    | "investor_reinstated";
  readonly investorName: string;
  readonly email: string;
  /** The admin's reason. */
  readonly reason: string | null;
}

export type InvestorOccasion =
  | InvestorMailData
  | {
      readonly kind: "investor_submitted";
      readonly investorName: string;
      readonly walletAddress: string;
    };

/** The mail to an investor. */
export function investorText({ kind, reason }: InvestorMailData, publicUrl: string): MailText {
  switch (kind) {
    case "investor_approved":
      return {
        subject: "You’re approved as an investor",
        message: `Your registration as an investor has been approved. See what’s on sale and what’s left to do before you buy: ${publicUrl}/investor`,
      };
    case "investor_rejected":
      return {
        subject: "Your investor registration wasn’t approved",
        message: `Your registration as an investor wasn’t approved.${reasonText(reason)} If something has changed, contact us: ${publicUrl}/about`,
      };
    case "investor_suspended":
      return {
        subject: "Your investor account has been suspended",
        message: `You can’t buy for now.${reasonText(reason)} You keep the notes you own and can collect their payments as before. See your investor portal: ${publicUrl}/investor`,
      };
    case "investor_reinstated":
      return {
        subject: "Your investor account is no longer suspended",
        message: `You’re no longer suspended.${reasonText(reason)} You can buy again: ${publicUrl}/investor`,
      };
  }
}
