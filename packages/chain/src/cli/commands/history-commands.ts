import { readEvents } from "../../events/backfill.ts";
import { listingTimeline } from "../../events/listing-timeline.ts";
import { readListingOrigin } from "../../proof/listing-origin.ts";
import { checkOffer } from "../../proof/offer-check.ts";
import { financingQuery } from "../../read/financing.ts";
import { readQuery } from "../../read/query.ts";
import { describeAmount } from "../../typed-data/describe.ts";
import type { Command, CommandTable } from "../command.ts";
import type { Context } from "../context.ts";
import { hashOption } from "../options/hash-option.ts";
import { readListing } from "../reading.ts";
import { walletName } from "../signing.ts";

const show: Command = async (context, options) => {
  const { listing } = await readListing(context, options.integer("listing"));
  const words = (amount: bigint) => describeAmount(context.deployment(), listing.token, amount);
  const { repayment, lateFee, total } = listing.due;
  const notices = [
    ...(listing.wasInDefault ? ["was in default"] : []),
    ...(listing.saleEnded ? ["sale ended"] : []),
    ...(listing.disputedByDebtor ? ["disputed by the debtor"] : []),
    ...(listing.disputedByAttestor ? ["disputed by an attestor"] : []),
  ];
  return [
    `receivable ${listing.id}: ${[listing.state, listing.status, ...notices].join(", ")}`,
    `sold ${listing.soldUnits} of ${listing.totalUnits} units in ${listing.notes} notes`,
    `paid in ${words(listing.paidIn)}; due: repayment ${words(repayment)}, late fee ${words(lateFee)}, in all ${words(total)}`,
  ].join("\n");
};

async function everyEvent({ publicClient, deployment }: Context) {
  const fromBlock = BigInt(deployment().fromBlock);
  const toBlock = await publicClient.getBlockNumber();
  return readEvents(publicClient, deployment(), { fromBlock, toBlock });
}

const timeline: Command = async (context, options) => {
  const { stablecoins } = context.deployment();
  const nameOf = (wallet: `0x${string}`) => walletName(context, wallet);
  const names = { nameOf, stablecoins };
  const entries = listingTimeline(await everyEvent(context), options.integer("listing"), names);
  if (entries.length === 0) throw new Error("There is no such receivable.");
  return entries.map(({ event, sentence }) => `block ${event.blockNumber}  ${sentence}`).join("\n");
};

const financing: Command = async (context, options) => {
  const asked = financingQuery(context.deployment(), hashOption(options, "fingerprint"));
  const found = (await readQuery(context.publicClient, asked)).result;
  return found.listing === null
    ? found.financing
    : `${found.financing}, receivable ${found.listing}`;
};

const proof: Command = async (context, options) => {
  const listing = options.integer("listing");
  const deployment = context.deployment();
  const listed = (await everyEvent(context)).find(
    ({ contract, name, args }) =>
      contract === "exchange" && name === "Listed" && "listing" in args && args.listing === listing,
  );
  const origin =
    listed && (await readListingOrigin(context.publicClient, deployment, { listing, ...listed }));
  if (!origin) throw new Error("There is no such receivable.");
  if (!origin.offer) return "The transaction doesn't show what was signed";
  const { blockNumber } = origin.event;
  const check = await checkOffer(context.publicClient, deployment, origin.offer, { blockNumber });
  return [
    `${check.level}; sent by ${origin.sender}${origin.isDirect ? "" : " through another contract"}`,
    ...check.signatures.map(({ role, signer, signedBy }) =>
      signedBy ? `${role} ${signer}: signed` : `${role} ${signer}: NOT SIGNED`,
    ),
    `the attestation ${check.isAttestationOfTerms ? "names" : "DOESN'T NAME"} these terms`,
    `the attestation ${check.isAttestationOfAcknowledgement ? "names" : "DOESN'T NAME"} this acknowledgement`,
  ].join("\n");
};

const listing = { listing: "the receivable's number" };

/** Looking things up on the chain itself. */
export const historyCommands: CommandTable = {
  show: { run: show, summary: "Shows a receivable", options: listing },
  timeline: { run: timeline, summary: "Tells the history of a receivable", options: listing },
  financing: {
    run: financing,
    summary: "Shows whether an invoice is on offer, financed or burned",
    options: { fingerprint: "the invoice's fingerprint" },
  },
  proof: { run: proof, summary: "Checks who signed a receivable", options: listing },
};
