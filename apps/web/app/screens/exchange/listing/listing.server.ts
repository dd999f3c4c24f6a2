import {
  type DisclosedListing,
  discloseListings,
} from "@tenora/database/disclosure/disclose-listings";
import {
  type DisputeEvent,
  listDisputeEvents,
} from "@tenora/database/market/event/list-dispute-events";
import { isByInvitation } from "@tenora/database/market/listing/audience";
import { findListing } from "@tenora/database/market/listing/find-listing";
import type { Listing } from "@tenora/database/market/listing/listing-record";
import { listListingNotes } from "@tenora/database/market/note/list-listing-notes";
import type { Note } from "@tenora/database/market/note/note-record";
import { findRewards } from "@tenora/database/market/payment/list-rewards";
import { listSellerTrouble } from "@tenora/database/market/seller/list-seller-trouble";
import {
  type RepaymentRecord,
  readRepaymentRecord,
  readTroubleNow,
} from "@tenora/database/market/seller/read-repayment-record";
import { formatCount } from "@tenora/domain/money/format-amount";
import { formatAmountFor } from "@tenora/domain/money/format-amount-for";
import { countryName, industryName } from "@tenora/domain/receivable/debtor-words";
import { documentWord } from "@tenora/domain/receivable/document-kind";
import { noteNumber } from "@tenora/domain/receivable/note-number";
import type { RouterContextProvider } from "react-router";
import { disputeWords } from "~/features/receivable/dispute/dispute-words.server";
import { parseLogPosition } from "~/features/receivable/payment-key";
import { statusMeaning } from "~/features/receivable/status-words";
import { listingFacts } from "~/features/receivable/summary/listing-facts";
import { recourseTerm } from "~/features/receivable/terms/recourse-words.server.ts";
import { termsTable } from "~/features/receivable/terms/terms-table.server.ts";
import { mainTermsNow, moreTermsNow } from "~/features/receivable/terms/terms-words.server.ts";
import type { WordPair } from "~/features/receivable/terms/word-pair";
import { lacksBlocks, readMarket, unlessMarketUnavailable } from "~/market/read-market.server";
import { servicesContext } from "~/services.server";
import { listingHistory, readHistory } from "./history/history.server.ts";
import type { NoteLine } from "./history/listing-history.ts";
import { milestones } from "./history/milestones.server.ts";
import type { ListingDebt, ListingHead, ListingPage } from "./listing-page.ts";
import type { OfferFacts } from "./offer/offer-facts.ts";
import { loadRecovery } from "./recovery/recovery.server.ts";
import { listingReward } from "./reward/listing-reward.server.ts";
import { afterGrade } from "./risk/after-grade.server.ts";
import { levelMeaning } from "./risk/level-words.server.ts";
import { riskReasons } from "./risk/risk-reasons.server.ts";
import { otherTrouble } from "./seller/other-trouble.server.ts";
import { sellerWords } from "./seller/seller-words.server.ts";
import { listingFigures } from "./terms/listing-figures.server.ts";
import { listingHeadline, listingLead, listingTitle } from "./terms/listing-words.server.ts";
import { returnDays } from "./terms/return-days.server.ts";

const mostNotes = 100;

/**
 * The page of a receivable, with its newest history or that before a position in the chain; "missing"
 * without one, null while the market can't be read.
 */
export async function loadListing(
  context: Readonly<RouterContextProvider>,
  text: string,
  before: string,
): Promise<ListingPage | "missing" | null> {
  if (!/^[1-9]\d{0,8}$/.test(text)) return "missing";
  const id = BigInt(text);
  const services = context.get(servicesContext);
  const { publicConfig } = services.settings;
  return unlessMarketUnavailable(context, async (visit) => {
    const found = await readMarket(context, async (tx, head) => {
      const now = BigInt(head.time);
      const listing = await findListing(tx, id, now);
      if (listing === null) return { read: null };
      const notes = await listListingNotes(tx, { listing: id, limit: mostNotes }, now);
      const events = await readHistory(tx, id, parseLogPosition(before));
      const record = await readRepaymentRecord(tx, now, listing.seller.wallet);
      const trouble = await listSellerTrouble(tx, now, listing);
      const others = await readTroubleNow(tx, now, { seller: listing.seller.wallet, besides: id });
      const rewards = await findRewards(tx, [listing.reward]);
      const disputes = await listDisputeEvents(tx, [listing]);
      return { read: { listing, notes, events, record, trouble, others, rewards, disputes } };
    });
    if (found === null) return null;
    if (found.read === null)
      return (await lacksBlocks(services, found.market.block)) ? null : "missing";
    const { notes, events, record, trouble, others, rewards, disputes } = found.read;
    const { listing, recovery } = await visit(async (tx) => {
      const [disclosed] = await discloseListings(tx, [found.read.listing]);
      return { listing: disclosed, recovery: await loadRecovery(tx, found.read.listing) };
    });
    if (listing === undefined) return null;
    const { now } = found.market;
    const notInGrade = afterGrade(listing, trouble);
    return {
      market: found.market,
      head: listingHead(listing, record, disputes.get(id)),
      debt: listingDebt(listing),
      figures: { ...listingFigures(listing, now), returnDays: returnDays(listing, now) },
      terms: {
        main: mainTermsNow(listing),
        more: moreTermsNow(listing),
        table: termsTable(listing),
      },
      reward: listingReward(listing, rewards),
      risk: {
        assessment: listing.risk,
        reasons: riskReasons(listing),
        afterGrade: notInGrade,
        otherTrouble: otherTrouble(listing, others, notInGrade),
      },
      seller: sellerWords(listing, record),
      recovery,
      timeline: milestones(listing, now),
      history: listingHistory(events, listing, publicConfig),
      notes: {
        rows: notes?.notes.map((note) => noteRow(note, listing)) ?? [],
        hasMore: notes?.next !== null,
        areLocked: listing.transferRule === "locked",
      },
      offer: offerFacts(listing),
    };
  });
}

const listingHead = (
  listing: DisclosedListing,
  record: RepaymentRecord,
  dispute: readonly DisputeEvent[] | undefined,
): ListingHead => ({
  title: `Receivable #${listing.id} · ${formatAmountFor("payer", listing.ledger.face, listing.token)}`,
  headline: listingHeadline(listing),
  heading: listingTitle(listing),
  lead: listingLead(listing),
  facts: listingFacts(listing, record),
  status: listing.status,
  meaning: statusMeaning(listing),
  defaultedAt: listing.defaultedAt,
  isUnlisted: isByInvitation(listing),
  dispute: disputeWords(listing, dispute),
});

const listingDebt = (listing: DisclosedListing): ListingDebt => ({
  kind: listing.kind,
  documentWord: documentWord(listing.documentKind),
  levelMeaning: levelMeaning(listing),
  campaign: listing.campaign,
  debtor: debtorLines(listing),
  recourse: recourseTerm(listing),
});

function debtorLines({ kind, debtorProfile }: DisclosedListing): WordPair[] {
  if (kind === "community") return [];
  return [
    { label: "Industry", value: industryName(debtorProfile.industry) ?? "Not stated" },
    { label: "Country", value: countryName(debtorProfile.country) ?? "Not stated" },
  ];
}

const noteRow = (note: Note, { token, ledger }: Listing): NoteLine => ({
  id: note.id,
  name: noteNumber(note.id),
  owner: note.owner,
  units: formatCount(note.units),
  repayment: note.units * ledger.repayPerUnit,
  cost: formatAmountFor("payer", note.cost, token),
  collected: formatAmountFor("payee", note.claimed + (note.refunded ?? 0n), token),
  claimable: note.claimable,
  refundable: note.refundable,
});

const offerFacts = (listing: Listing): OfferFacts => ({
  id: listing.id,
  status: listing.status,
  isSaleOpen: listing.isSaleOpen,
  isBuyable: listing.isBuyable,
  seller: listing.seller.wallet,
  payout: listing.payout,
  gate: listing.gate.type,
  token: listing.token,
  pricePerUnit: listing.pricePerUnit,
  repayPerUnit: listing.ledger.repayPerUnit,
  totalUnits: listing.totalUnits,
  soldUnits: listing.ledger.soldUnits,
  minUnits: listing.minUnits,
  minPurchase: listing.minPurchase,
  fundingDeadline: listing.fundingDeadline,
  maturity: listing.ledger.maturity,
});
