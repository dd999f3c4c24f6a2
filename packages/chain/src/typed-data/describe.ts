// The words of summaries: amounts, times, coins and contracts as the signer knows them.

import { chainPresets } from "@tenora/domain/ethereum/chain-presets";
import { formatAmount, formatCount } from "@tenora/domain/money/format-amount";
import { type Address, getAddress, isAddressEqual } from "viem";
import type { MessageDomain, SigningDeployment, SummaryLine } from "./signable-message.ts";

/** An amount of base units in its coin: "95.00 USDC". A coin we don't know is named by its address. */
export function describeAmount(
  { stablecoins }: Pick<SigningDeployment, "stablecoins">,
  token: Address,
  baseUnits: bigint | number,
): string {
  const coin = stablecoins.find(({ address }) => isAddressEqual(address, token));
  if (coin) return formatAmount(BigInt(baseUnits), coin);
  return `${formatCount(baseUnits)} base units of the token ${getAddress(token)}`;
}

/** "USDC", and its address, so that a token of the same name can be told apart. */
export function describeToken(
  { stablecoins }: Pick<SigningDeployment, "stablecoins">,
  token: Address,
): SummaryLine[] {
  const coin = stablecoins.find(({ address }) => isAddressEqual(address, token));
  const address = getAddress(token);
  if (!coin) return [{ label: "Paid in", value: `A token this site doesn't know, at ${address}` }];
  return [
    { label: "Paid in", value: coin.symbol },
    contractLine(`${coin.symbol} contract`, address),
  ];
}

/** A contract we know, whose address needn't be read among the terms. */
export const contractLine = (label: string, address: Address): SummaryLine => ({
  label,
  value: getAddress(address),
  isTechnical: true,
});

/** A signer's counter: it changes when they cancel their signatures, which ends this one too. */
export const counterLine = (label: string, counter: bigint | number): SummaryLine => ({
  label,
  value: formatCount(counter),
  isTechnical: true,
});

/** The cancelled receivable that this one replaces; in most cases there is none. */
export const earlierListing = (previous: number): SummaryLine =>
  previous === 0
    ? { label: "Earlier listing", value: "None", isTechnical: true }
    : { label: "Earlier listing", value: `Replaces the cancelled receivable #${previous}` };

/** "Tenora Link (version 1) at 0x… on Holesky Testnet (chain 17000)" */
export function describeContract(domain: MessageDomain): string {
  const { name, version, chainId, verifyingContract } = domain;
  const chain = Object.values(chainPresets).find(({ id }) => id === chainId);
  const network = chain ? `${chain.name} (chain ${chainId})` : `chain ${chainId}`;
  return `${name} (version ${version}) at ${getAddress(verifyingContract)} on ${network}`;
}

/** Contracts take 256-bit seconds; later ones have no date in JavaScript. */
const lastSecond = Date.UTC(9999, 11, 31) / 1000;
const time = new Intl.DateTimeFormat("en-US", {
  timeZone: "UTC",
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

/** Seconds since 1970 as "Jan 5, 2027, 23:59:59 UTC". */
export function describeTime(seconds: bigint | number): string {
  if (seconds < 0 || seconds > lastSecond) return `second ${formatCount(seconds)} since 1970`;
  return `${time.format(new Date(Number(seconds) * 1000))} UTC`;
}

/** "1 unit", "40 units" */
export function count(number: bigint | number, noun: string): string {
  return `${formatCount(number)} ${noun}${BigInt(number) === 1n ? "" : "s"}`;
}
