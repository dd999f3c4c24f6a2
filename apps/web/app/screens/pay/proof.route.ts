import { readPayment } from "@tenora/chain/read/payment";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import { findListing } from "@tenora/database/market/listing/find-listing";
import { findPayment } from "@tenora/database/market/payment/find-payment";
import { DomainError } from "@tenora/domain/domain-error";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { documentWord, oneDocument } from "@tenora/domain/receivable/document-kind";
import { formatMoment } from "@tenora/domain/text/format-date";
import { parsePaymentKey } from "~/features/receivable/payment-key";
import { jsonRoute } from "~/http/json-route.server";
import { minute, type RouteHandle } from "~/http/route-handle";
import { readDocumentKind } from "~/market/read-document-kind.server";
import { lacksBlocks, readMarket } from "~/market/read-market.server";
import { explorerLink } from "~/transaction/explorer-link";

export const handle: RouteHandle = {
  rateLimits: { GET: { name: "proof of payment", perAddress: { most: 60, seconds: minute } } },
};

const timeoutMs = 3_000;

/**
 * GET: a payment on a receivable as a PDF. Where it is stands in our index; what it says is read from
 * the chain, so that the proof is right even where the index is not.
 */
export const loader = jsonRoute("CHAIN_UNAVAILABLE", async ({ params, context, services }) => {
  const position = parsePaymentKey(params.id, params.payment);
  const { rpcUrls, publicConfig } = services.settings;
  const { exchange } = publicConfig.contracts;
  if (position === null || exchange === undefined) throw new DomainError("PAYMENT_NOT_FOUND");
  const found = await readMarket(context, async (tx, head) => {
    const record = await findPayment(tx, position);
    const listing = record && (await findListing(tx, position.listing, BigInt(head.time)));
    return { record, listing };
  });
  if (found === null) throw new DomainError("MARKET_UNAVAILABLE");
  const { record, listing, market } = found;
  if (record === null || listing === null) {
    const isBehind = await lacksBlocks(services, market.block);
    throw new DomainError(isBehind ? "MARKET_UNAVAILABLE" : "PAYMENT_NOT_FOUND");
  }
  const { transaction } = record.payment;
  const client = publicClient(rpcUrls, timeoutMs);
  const paid = await readPayment(client, exchange, { ...position, transaction });
  if (paid === null) throw new DomainError("PAYMENT_NOT_FOUND");

  const { token, seller, ledger, kind } = listing;
  const documentKind = await readDocumentKind(context, listing);
  const money = (baseUnits: bigint) => formatAmount(baseUnits, token);
  const paidAt = new Date(Number(paid.block.time) * 1_000);
  // Loaded with the first proof: no other request needs it.
  const { writePaymentProof } = await import("@tenora/documents/payment-proof");
  const pdf = await writePaymentProof({
    listing: listing.id,
    subject:
      kind === "community"
        ? `a campaign that promised ${money(ledger.face)}`
        : `${oneDocument(documentKind)} of ${money(ledger.face)}`,
    what: kind === "community" ? "repayment" : documentWord(documentKind),
    seller: { name: seller.name, wallet: seller.wallet },
    payer: paid.payer,
    amount: money(paid.amount),
    token: { symbol: token.symbol, address: token.address },
    toInvestors: money(paid.toHolders),
    toBusiness: money(paid.toSeller),
    paidSoFar: money(record.paidSoFar),
    isSettled: paid.isSettled,
    isForInvestors: paid.toHolders > 0n,
    paidAt,
    paidAtWords: formatMoment(paidAt),
    chain: { name: publicConfig.chain.name, id: publicConfig.chain.id },
    exchange: exchange,
    block: paid.block,
    transaction,
    link: explorerLink(publicConfig, transaction),
  });
  const { block, logIndex } = position;
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="payment-${listing.id}-${block}-${logIndex}.pdf"`,
      "cache-control": "no-store",
    },
  });
});
