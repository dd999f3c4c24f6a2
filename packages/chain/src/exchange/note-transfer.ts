// Notes as ERC-721 tokens. Each function simulates first and rejects with ExchangeRevertError.
import { type Address, parseAbi, zeroAddress } from "viem";
import { type Sender, simulateAndSend } from "../transaction/simulate-and-send.ts";
import { callExchange } from "./call-exchange.ts";

// The library marks these as payable to save gas; money is never sent with them.
const abi = parseAbi([
  "function safeTransferFrom(address from, address to, uint256 note)",
  "function approve(address operator, uint256 note)",
  "function setApprovalForAll(address operator, bool isApproved)",
]);

/**
 * Owner or approved operator: transfers a note with everything it still earns; `from` is its owner, by
 * default the sender. A contract must accept it (ERC-721). Open asks for the note end.
 */
export function transferNote(
  sender: Sender,
  exchange: Address,
  { note, to, from }: { note: bigint; to: Address; from?: Address },
) {
  const owner = from ?? sender.walletClient.account.address;
  return simulateAndSend(sender, {
    address: exchange,
    abi,
    functionName: "safeTransferFrom",
    args: [owner, to, note],
  });
}

/** Owner: lets `operator` transfer and collect for one note; null takes the permission back. */
export function approveNote(
  sender: Sender,
  exchange: Address,
  { note, operator }: { note: bigint; operator: Address | null },
) {
  return simulateAndSend(sender, {
    address: exchange,
    abi,
    functionName: "approve",
    args: [operator ?? zeroAddress, note],
  });
}

/** Owner: lets `operator` transfer and collect for all of their notes, or takes that back. */
export function approveAllNotes(
  sender: Sender,
  exchange: Address,
  { operator, isApproved }: { operator: Address; isApproved: boolean },
) {
  return simulateAndSend(sender, {
    address: exchange,
    abi,
    functionName: "setApprovalForAll",
    args: [operator, isApproved],
  });
}

/** Any account: tells marketplaces to read the pictures of all notes again (ERC-4906). */
export function refreshMetadata(sender: Sender, exchange: Address) {
  return callExchange(sender, exchange, "refreshMetadata", []);
}
