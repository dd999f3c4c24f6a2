import { checksumAddress } from "@tenora/chain/wallet/checksum-address";
import type { DisclosedListing } from "@tenora/database/disclosure/disclose-listings";
import { riskSources } from "@tenora/domain/risk/risk-sources";
import type { ApiListing } from "../schema/listing.ts";
import { toTime, toToken } from "./values";

/** A listing as the public API shows it. */
export function toApiListing(listing: DisclosedListing): ApiListing {
  const { seller, debtor, debtorProfile, gate, ledger, due, risk, reward, disputed } = listing;
  const { currentAprBps } = listing;
  return {
    id: Number(listing.id),
    status: listing.status,
    kind: listing.kind,
    level: listing.level,
    seller: {
      wallet: checksumAddress(seller.wallet),
      name: seller.name,
      slug: seller.slug,
      tier: seller.tier,
    },
    debtor: {
      wallet: debtor === null ? null : checksumAddress(debtor),
      ...debtorProfile,
    },
    token: toToken(listing.token),
    gate: {
      address: checksumAddress(gate.address),
      type: gate.type === "other" ? null : gate.type,
    },
    fingerprint: listing.fingerprint,
    papers: listing.papers,
    face: String(ledger.face),
    pricePerUnit: String(listing.pricePerUnit),
    repayPerUnit: String(ledger.repayPerUnit),
    totalUnits: Number(listing.totalUnits),
    soldUnits: Number(ledger.soldUnits),
    minUnits: Number(listing.minUnits),
    minPurchase: Number(listing.minPurchase),
    fundingDeadline: toTime(listing.fundingDeadline),
    maturity: toTime(ledger.maturity),
    graceDays: Number(ledger.graceDays),
    delayDays: Number(ledger.delayDays),
    lateFeeBps: Number(ledger.lateFeeBps),
    feeBps: listing.feeBps,
    aprBps: Number(listing.aprBps),
    currentAprBps: currentAprBps === null ? null : Number(currentAprBps),
    paidIn: String(ledger.paidIn),
    due: {
      repayment: String(due.repayment),
      lateFee: String(due.lateFee),
      total: String(due.total),
    },
    daysPastDue: Number(listing.daysPastDue),
    risk: risk && {
      grade: risk.grade,
      factors: risk.factors.map(({ name, weight, score }) => ({
        name,
        weight,
        score,
        source: riskSources[name],
      })),
    },
    reward: reward && {
      contract: checksumAddress(reward.contract),
      id: Number(reward.id),
      early: reward.early,
    },
    disputed: disputed.byDebtor || disputed.byAttestor,
    listedAt: toTime(listing.listedAt),
    transaction: listing.transaction,
  };
}
