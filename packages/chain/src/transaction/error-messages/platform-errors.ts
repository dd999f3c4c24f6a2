import { formatBasisPoints } from "@tenora/domain/money/format-amount";
import { date, type ErrorMessage, report, signAgain } from "./explain.ts";

const useAdmin = "Switch to the wallet of the exchange's admin.";
const paused = "Payments, claims and refunds continue.";

/** The errors of registry, gates and rewards. */
export const platformErrors: Readonly<Record<string, ErrorMessage>> = {
  Registry_Paused: () => [`New business is paused. ${paused}`, "Try again later."],
  Registry_Sunset: () => [
    `New business has ended. ${paused}`,
    "Collect what you're owed. Nothing new can be listed or bought.",
  ],
  Registry_NotAdmin: () => ["Only the admin of the exchange may do this.", useAdmin],
  Registry_NotDeployer: () => ["The deployer has handed the exchange over.", useAdmin],
  Registry_NotNextAdmin: () => [
    "Your wallet was not offered the admin role.",
    "Switch to the wallet that it was offered to.",
  ],
  Registry_NotPauser: () => ["Only pausers may do this.", "Switch to the wallet of a pauser."],
  Registry_NothingProposed: ([, member]) => [
    `${member} was not proposed, or was proposed by an admin who has left since.`,
    "The admin has to propose it first.",
  ],
  Registry_TooEarly: ([time]) => [
    `The delay hasn't passed yet. You can do this from ${date(time)}.`,
    "Come back then.",
  ],
  Registry_ProposalExpired: ([time]) => [
    `The proposal or offer expired on ${date(time)}.`,
    "The admin has to make it again.",
  ],
  Registry_OnlyGrows: () => [
    "Members of this list can't be removed, since the terms of listings name them.",
    "Propose another member instead; new terms can name that one.",
  ],
  Registry_FeeTooHigh: ([fee, ceiling]) => [
    `A fee of ${formatBasisPoints(Number(fee))} is above the ceiling of ${formatBasisPoints(Number(ceiling))}.`,
    "Choose a lower fee.",
  ],
  Registry_TooManyDecimals: ([token, decimals]) => [
    `The token ${token} has ${decimals} decimals; at most six are allowed.`,
    "Choose another token.",
  ],
  Registry_NotAContract: ([descriptor]) => [
    `There is no contract at ${descriptor}, so it couldn't draw the notes.`,
    "Check the address, deploy the drawing first, then try again.",
  ],
  Registry_ZeroAddress: () => ["An address is missing.", "Enter the address, then try again."],
  Registry_NotMember: ([, member]) => [
    `${member} is not on the exchange's list.`,
    "Choose one of the exchange's tokens, sale types, rewards and attestors.",
  ],
  Gate_OnlyExchange: () => ["Only the exchange may ask this gate.", "Buy through the exchange."],
  Gate_NotAdmitted: () => [
    "Your wallet is not approved for this sale.",
    "Register as an investor with this wallet. You can buy once we've approved you.",
  ],
  EligibleGate_NotAttested: ([attestor]) => [
    `${attestor} did not approve this wallet, or is no longer an attestor.`,
    "Ask us to approve the wallet again.",
  ],
  EligibleGate_Superseded: () => [
    "A newer approval of this wallet is already registered.",
    "You don't need to do anything.",
  ],
  EligibleGate_Withdrawn: () => [
    "This approval was withdrawn.",
    "Ask us to approve the wallet again.",
  ],
  EligibleGate_WrongTime: ([issuedAt, expiresAt]) => [
    `This approval is valid from ${date(issuedAt)} until ${date(expiresAt)}.`,
    "Ask us to approve the wallet again if it has expired.",
  ],
  EligibleGate_Forbidden: () => [
    "Only attestors may do this.",
    "Switch to the wallet of an attestor.",
  ],
  SellerGate_BadSignature: () => [
    "The invitation or link is not for your wallet and this sale.",
    "Switch to the invited wallet, or ask the seller for a new invitation.",
  ],
  SellerGate_Expired: ([deadline]) => [
    `The invitation or link expired on ${date(deadline)}.`,
    "Ask the seller for a new one.",
  ],
  SellerGate_Revoked: () => [
    "The seller revoked this invitation or link.",
    "Ask the seller for a new one.",
  ],
  SellerGate_WrongCounter: () => [
    "The seller withdrew this invitation or link with all their earlier signatures.",
    signAgain,
  ],
  SellerGate_OverCap: ([units, cap]) => [
    `The invitation or link allows ${cap} units in all; with this purchase it would be ${units}.`,
    "Buy fewer units, or ask the seller for a higher limit.",
  ],
  Reward_OnlyExchange: () => [
    "Only the exchange hands out rewards.",
    "Claim the reward of your note instead.",
  ],
  RewardNFT_NotMakers: ([id]) => [
    `Reward ${id} was not made by the seller of this receivable.`,
    `Ask the seller about your reward. ${report}`,
  ],
};
