import { states } from "../exchange/exchange-types.ts";

type ErrorMessage = (args: readonly unknown[]) => string;

/** Contracts return 256-bit seconds; later ones have no date in JavaScript. */
const lastSecond = Date.UTC(9999, 11, 31) / 1000;
const date = (seconds: unknown) => {
  const at = Number(seconds);
  if (!(at >= 0 && at <= lastSecond)) return "an unknown date";
  return `${new Date(at * 1000).toISOString().slice(0, 16).replace("T", " ")} UTC`;
};
const state = (value: unknown) => (states[Number(value)] ?? "unknown").toLowerCase();

/** What each error of the contracts means to the person who sees it. */
export const errorMessages: Readonly<Record<string, ErrorMessage>> = {
  Unknown: () => "The chain rejected this without a reason.",
  Exchange_WrongState: ([, s]) => `This is not possible while the receivable is ${state(s)}.`,
  Exchange_DeadlinePassed: ([deadline]) => `The deadline passed on ${date(deadline)}.`,
  Exchange_BadSignature: ([signer]) => `A signature does not belong to ${signer}.`,
  Exchange_Revoked: ([signer]) => `${signer} revoked this signature.`,
  Exchange_WrongCounter: () =>
    "This was signed before an earlier signature was revoked or used; it must be signed again.",
  Exchange_SameParty: ([party]) => `${party} cannot be two parties of one receivable.`,
  Exchange_OutOfBounds: ([field, value, bound]) =>
    `Term ${field} is ${value}, beyond its bound of ${bound}.`,
  Exchange_WrongKind: () => "Kind, debtor, acknowledgement and face do not fit together.",
  Exchange_Mismatch: () => "The attestation or acknowledgement belongs to other terms.",
  Exchange_AlreadyFinanced: ([, listing]) =>
    `This invoice is already on the exchange as receivable ${listing}.`,
  Exchange_Burned: () => "An attestor reported this invoice as fraud; it can never be listed.",
  Exchange_PaidInAboveMaximum: () =>
    "Money was paid into this receivable since you looked; look again before you buy.",
  Exchange_FeeAboveMaximum: ([fee, maximum]) =>
    `The platform's fee of ${fee} basis points is above the seller's maximum of ${maximum}.`,
  Exchange_SaleClosed: () => "The sale is over.",
  Exchange_WrongUnits: ([units, minimum, available]) =>
    `${units} units cannot be bought: at least ${minimum}, at most ${available}.`,
  Exchange_CostAboveMaximum: ([cost, maximum]) =>
    `It now costs ${cost}, more than the ${maximum} you agreed to.`,
  Exchange_WrongToken: ([expected]) => `This receivable is paid in the token ${expected}.`,
  Exchange_OwnListing: () => "Sellers cannot buy their own receivables.",
  Exchange_NotAdmitted: () => "You are not admitted to this sale.",
  Exchange_BelowMinimum: ([sold, minimum]) =>
    `${sold} units are sold; the seller's minimum is ${minimum}.`,
  Exchange_SameBlock: () => "Units were bought in this block; try again in a moment.",
  Exchange_Forbidden: () => "Your account may not do this.",
  Exchange_SaleOpen: ([, full]) =>
    `While the sale is open, only the seller or the debtor can pay, and at least ${full}: everything sold so far.`,
  Exchange_NothingDue: () => "There is nothing due.",
  Exchange_NotYetDefault: ([time]) => `A default can be recorded after ${date(time)}.`,
  Exchange_WrongTransfer: () => "The token moved another amount than requested.",
  Exchange_TransferFailed: ([, to]) =>
    `The token rejects payments to ${to}; choose another address.`,
  Exchange_AllowanceTooLow: ([, allowed, needed]) =>
    `The exchange may take ${allowed} of your tokens, but ${needed} are needed.`,
  Exchange_BadRecipient: () => "This address cannot receive it.",
  Exchange_TransferRefused: () => "The terms of this note do not let it move to that wallet.",
  Exchange_StateExcluded: ([s]) =>
    `The seller's ask, or your own limit, does not hold while the receivable is ${state(s)}.`,
  Exchange_NoteDrained: () =>
    "Money or the reward was claimed from this note after it was offered.",
  Exchange_NoReward: () => "There is no reward to claim.",
  Registry_Paused: () => "New business is paused. Payments, claims and refunds continue.",
  Registry_Sunset: () => "New business has ended. Payments, claims and refunds continue.",
  Registry_NotAdmin: () => "Only the admin of the exchange may do this.",
  Registry_NotDeployer: () => "The deployer has handed the exchange over.",
  Registry_NotNextAdmin: () => "Your account was not offered the admin role.",
  Registry_NotPauser: () => "Only pausers may do this.",
  Registry_NothingProposed: ([, member]) => `${member} was not proposed.`,
  Registry_TooEarly: ([time]) => `The delay has not passed; this is possible from ${date(time)}.`,
  Registry_ProposalExpired: ([time]) =>
    `The proposal expired on ${date(time)}; it must be made again.`,
  Registry_OnlyGrows: () =>
    "Members of this list cannot be removed, since the terms of listings name them.",
  Registry_FeeTooHigh: ([fee, ceiling]) =>
    `A fee of ${fee} basis points is above the ceiling of ${ceiling}.`,
  Registry_TooManyDecimals: ([token, decimals]) =>
    `The token ${token} has ${decimals} decimals; at most six are allowed.`,
  Registry_TokenCallsReceivers: ([token]) =>
    `The token ${token} calls its receivers (ERC-777); such tokens are not accepted.`,
  Registry_ZeroAddress: () => "An address is missing.",
  Registry_NotMember: ([, member]) => `${member} is not on the exchange's list.`,
  Gate_OnlyExchange: () => "Only the exchange may ask this gate.",
  EligibleGate_NotAttested: ([attestor]) => `${attestor} did not attest this wallet.`,
  EligibleGate_Superseded: () => "A newer verification of this wallet is registered already.",
  SellerGate_WrongCounter: () =>
    "The seller took back this invitation or link together with everything they signed before.",
  EligibleGate_Withdrawn: () =>
    "This verification was withdrawn; the wallet must be verified again.",
  EligibleGate_WrongTime: ([, expiresAt]) =>
    `This verification holds until ${date(expiresAt)} only.`,
  EligibleGate_Forbidden: () => "Only attestors may do this.",
  Reward_OnlyExchange: () => "Only the exchange hands out rewards.",
  RewardNFT_NotMakers: ([id]) => `Reward ${id} was not made by the seller of this receivable.`,
  Gate_NotAdmitted: () => "Your wallet is not verified for this sale.",
  SellerGate_BadSignature: () => "The invitation is not for your wallet.",
  SellerGate_Expired: ([deadline]) => `The invitation expired on ${date(deadline)}.`,
  SellerGate_Revoked: () => "The seller revoked this invitation.",
  SellerGate_OverCap: ([, cap]) => `The invitation allows ${cap} units in all.`,
  TestUSDC_Blacklisted: ([account]) => `The token's issuer blocked ${account}.`,
  TestUSDC_Paused: () => "The token's issuer paused it.",
  TestUSDC_NotPayee: () => "Only the payee may use this payment authorization.",
  TestUSDC_Forbidden: () => "Only the token's issuer may do this.",
  TestUSDT_ApproveRace: () => "This token's allowance must be set to zero before it is changed.",
  TestUSDT_Forbidden: () => "Only the token's issuer may do this.",
  TestUSDT_Blacklisted: ([account]) => `The token's issuer blocked ${account}.`,
  TestUSDC_BadAuthorization: () => "The payment authorization is not valid.",
  TestUSDT_TooLow: () => "Balance or allowance is too low.",
  InsufficientBalance: () => "The token balance is too low.",
  InsufficientAllowance: () => "The token allowance is too low.",
  TermsStore_Misplaced: () => "The terms could not be stored; nothing was listed.",
  ReentrancyGuardReentrantCall: () => "A contract called back into the exchange.",
  TokenDoesNotExist: () => "There is no such note.",
};
