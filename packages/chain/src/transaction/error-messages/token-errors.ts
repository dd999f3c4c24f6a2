import { parseAbi } from "viem";
import { date, type ErrorMessage, report } from "./explain.ts";

/** The errors of OpenZeppelin's tokens (ERC-6093) and of what they are built on. */
export const openZeppelinErrorAbi = parseAbi([
  "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "error ERC20InvalidSender(address sender)",
  "error ERC20InvalidReceiver(address receiver)",
  "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "error ERC20InvalidApprover(address approver)",
  "error ERC20InvalidSpender(address spender)",
  "error ERC721InvalidOwner(address owner)",
  "error ERC721NonexistentToken(uint256 tokenId)",
  "error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)",
  "error ERC721InvalidSender(address sender)",
  "error ERC721InvalidReceiver(address receiver)",
  "error ERC721InsufficientApproval(address operator, uint256 tokenId)",
  "error ERC721InvalidApprover(address approver)",
  "error ERC721InvalidOperator(address operator)",
  "error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)",
  "error ERC1155InvalidSender(address sender)",
  "error ERC1155InvalidReceiver(address receiver)",
  "error ERC1155MissingApprovalForAll(address operator, address owner)",
  "error ERC1155InvalidApprover(address approver)",
  "error ERC1155InvalidOperator(address operator)",
  "error ERC1155InvalidArrayLength(uint256 idsLength, uint256 valuesLength)",
  "error ERC2612ExpiredSignature(uint256 deadline)",
  "error ERC2612InvalidSigner(address signer, address owner)",
  "error ECDSAInvalidSignature()",
  "error ECDSAInvalidSignatureLength(uint256 length)",
  "error ECDSAInvalidSignatureS(bytes32 s)",
  "error InvalidAccountNonce(address account, uint256 currentNonce)",
  "error EnforcedPause()",
  "error ExpectedPause()",
  "error SafeERC20FailedOperation(address token)",
]);

const getMoney = "Add enough of the token to your wallet, or choose a smaller amount.";
const noMoney: ErrorMessage = () => ["Your wallet doesn't hold enough of the token.", getMoney];
const noMoneyFor: ErrorMessage = ([, balance, needed], { amount }) => [
  `The wallet holds ${amount(balance)}, but ${amount(needed)} is needed.`,
  getMoney,
];
const approve = "Approve exactly the amount you want to pay, then try again.";
const noAllowance: ErrorMessage = () => ["The exchange may not take that much yet.", approve];
const notOwner: ErrorMessage = () => [
  "This wallet doesn't own that token, or isn't allowed to move it.",
  "Switch to the wallet that owns it.",
];
const badAddress: ErrorMessage = ([address]) => [
  `${address ?? "That address"} can't be used here.`,
  "Check the address, then try again.",
];
const badReceiver: ErrorMessage = () => [
  "That contract can't receive this token.",
  "Choose the address of a wallet.",
];
const noNote: ErrorMessage = () => ["There's no such note.", "Check its number."];
const signPayment = "Sign the payment again.";
const badPermit: ErrorMessage = () => ["The signed permission isn't valid any more.", signPayment];
const badSignature: ErrorMessage = () => ["The token rejects the signature.", signPayment];
const pausedToken: ErrorMessage = () => [
  "The token's issuer paused it.",
  "Wait until the token moves again, or pay with another one where you can choose.",
];
const blocked: ErrorMessage = ([account]) => [
  `The token's issuer blocked ${account ?? "one of the wallets"}.`,
  "Contact the token's issuer, or use another wallet.",
];
const guardianOnly: ErrorMessage = () => [
  "Only the token's issuer may do this.",
  "Switch to the issuer's wallet.",
];
const tooLarge: ErrorMessage = () => ["The number is too large.", "Choose a smaller one."];

/** The errors of stablecoins, notes and rewards as tokens. */
export const tokenErrors: Readonly<Record<string, ErrorMessage>> = {
  TestUSDC_Blacklisted: blocked,
  TestUSDC_Paused: pausedToken,
  TestUSDC_NotPayee: () => [
    "Only the payee may use this signed payment.",
    "Send the payment through the exchange.",
  ],
  TestUSDC_BadAuthorization: () => [
    "The signed payment isn't valid: it has expired, has already been used, or is for something else.",
    signPayment,
  ],
  TestUSDC_Forbidden: guardianOnly,
  TestUSDT_TooLow: () => [
    "Your balance or the approval is too low.",
    `${getMoney} Approve exactly that amount.`,
  ],
  TestUSDT_ApproveRace: () => [
    "This token's approval must be set to zero before it is changed.",
    "Reset the approval to zero, then approve the new amount.",
  ],
  TestUSDT_Forbidden: guardianOnly,
  TestUSDT_Blacklisted: blocked,
  // Solady's ERC-20, ERC-721 and ERC-1155
  InsufficientBalance: noMoney,
  InsufficientAllowance: noAllowance,
  AllowanceOverflow: tooLarge,
  AllowanceUnderflow: noAllowance,
  TotalSupplyOverflow: tooLarge,
  AccountBalanceOverflow: () => [
    "That wallet can't hold any more of these.",
    "Choose another wallet.",
  ],
  InvalidPermit: badPermit,
  PermitExpired: badPermit,
  Permit2AllowanceIsFixedAtInfinity: () => [
    "This token doesn't let that approval be changed.",
    "Approve the exchange itself instead.",
  ],
  NotOwnerNorApproved: notOwner,
  TransferFromIncorrectOwner: notOwner,
  TokenDoesNotExist: noNote,
  TokenAlreadyExists: () => ["This note already exists.", report],
  BalanceQueryForZeroAddress: badAddress,
  TransferToZeroAddress: badAddress,
  TransferToNonERC721ReceiverImplementer: badReceiver,
  TransferToNonERC1155ReceiverImplementer: badReceiver,
  ArrayLengthsMismatch: () => ["Two lists don't have the same length.", report],
  // OpenZeppelin
  ERC20InsufficientBalance: noMoneyFor,
  ERC20InvalidSender: badAddress,
  ERC20InvalidReceiver: badAddress,
  ERC20InsufficientAllowance: noAllowance,
  ERC20InvalidApprover: badAddress,
  ERC20InvalidSpender: badAddress,
  ERC721InvalidOwner: badAddress,
  ERC721NonexistentToken: noNote,
  ERC721IncorrectOwner: notOwner,
  ERC721InvalidSender: badAddress,
  ERC721InvalidReceiver: badReceiver,
  ERC721InsufficientApproval: notOwner,
  ERC721InvalidApprover: badAddress,
  ERC721InvalidOperator: badAddress,
  ERC1155InsufficientBalance: ([, , , id]) => [
    `The wallet doesn't hold enough of token ${id}.`,
    "Check which wallet holds it.",
  ],
  ERC1155InvalidSender: badAddress,
  ERC1155InvalidReceiver: badReceiver,
  ERC1155MissingApprovalForAll: notOwner,
  ERC1155InvalidApprover: badAddress,
  ERC1155InvalidOperator: badAddress,
  ERC1155InvalidArrayLength: () => ["Two lists don't have the same length.", report],
  ERC2612ExpiredSignature: ([deadline]) => [
    `The signed permission expired on ${date(deadline)}.`,
    signPayment,
  ],
  ERC2612InvalidSigner: badPermit,
  ECDSAInvalidSignature: badSignature,
  ECDSAInvalidSignatureLength: badSignature,
  ECDSAInvalidSignatureS: badSignature,
  InvalidAccountNonce: badPermit,
  EnforcedPause: pausedToken,
  ExpectedPause: () => ["This is possible only while it is paused.", "Wait, or contact us."],
  SafeERC20FailedOperation: ([token]) => [
    `The token ${token} rejected the transfer.`,
    "Check your balance and the approval, then try again.",
  ],
};

/** What older tokens, USDC among them, say as text (`Error(string)`), under the errors above. */
export const tokenReasons: readonly (readonly [text: RegExp, error: string])[] = [
  [/amount exceeds balance|insufficient balance/i, "InsufficientBalance"],
  [/amount exceeds allowance|insufficient allowance/i, "InsufficientAllowance"],
  [/blacklist|account is (blocked|frozen)/i, "TestUSDC_Blacklisted"],
  [/\bpaused\b/i, "TestUSDC_Paused"],
  [/authorization is|caller must be the payee/i, "TestUSDC_BadAuthorization"],
  [/permit is expired|expired deadline/i, "PermitExpired"],
  [/invalid signature|ECDSA:/i, "ECDSAInvalidSignature"],
];
