import { createHash } from "node:crypto";
import { encryptText } from "@tenora/database/encryption/text-encryption";
import { usualSecondReviewerFrom } from "@tenora/domain/funding-request/review/second-reviewer";
import type { SignedReceivable } from "../exchange/offer-receivable.ts";
import type { HistoryDocument } from "../storage/store-requests.ts";
import type { WaitingBusiness, WaitingInvestor, WaitingRequest } from "../storage/store-waiting.ts";
import { registerCheck } from "./business-check-rows.ts";
import { consentVersionAt } from "./consent-version.ts";
import { countryCheck, sanctionsCheck } from "./investor-check-rows.ts";
import { draftOf } from "./request-rows.ts";
import { checkTimesSince } from "./request-times.ts";
import { atTime, uuidOf } from "./row-columns.ts";

const hour = 3_600;
const day = 24 * hour;

/** The applicants never act, so their wallets have no key. */
const walletOf = (name: string) =>
  `0x${createHash("sha256").update(`tenora applicant ${name}`).digest("hex").slice(0, 40)}` as const;

const applicant = (
  [name, country, registrationNumber]: readonly [string, string, string],
  [director, domain]: readonly [string, string],
  hoursAgo: number,
  isReviewBegun = false,
) => ({ name, country, registrationNumber, director, domain, hoursAgo, isReviewBegun });

/** Businesses that no admin has decided about yet. */
export const applicants = [
  applicant(
    ["Riverside Ceramics Pte Ltd", "Singapore", "202218874D"],
    ["Mei Lin Chua", "riverside-ceramics"],
    1.8,
  ),
  applicant(["Saigon Sails Co Ltd", "Vietnam", "0316092214"], ["Quang Pham", "saigon-sails"], 21.3),
  applicant(
    ["Borneo Timber Crafts Sdn Bhd", "Malaysia", "202001017733"],
    ["Farid Ismail", "borneo-timber"],
    70.6,
    true,
  ),
] as const;

type Applicant = (typeof applicants)[number];

const joinedAt = ({ hoursAgo }: Applicant, end: number) => end - Math.round(hoursAgo * hour);

export function waitingBusiness(
  one: Applicant,
  end: number,
  certificate: { readonly url: string; readonly fileName: string },
) {
  return {
    id: uuidOf(`applicant ${one.name}`),
    wallet: walletOf(one.name),
    name: one.name,
    country: one.country,
    registrationNumber: one.registrationNumber,
    director: one.director,
    email: `finance@${one.domain}.example`,
    joinedAt: atTime(joinedAt(one, end)),
    checks: one.isReviewBegun
      ? [{ ...registerCheck(one), at: atTime(joinedAt(one, end) + 6_140) }]
      : [],
    consentVersion: consentVersionAt(joinedAt(one, end)),
    certificateUrl: certificate.url,
    fileName: certificate.fileName,
  } satisfies WaitingBusiness;
}

const people = [
  ["Noor Aziz", "Malaysia", 4.7, 1],
  ["Tomas Novak", "Czechia", 28.9, 2],
] as const;

/** Investors who have registered and wait for a review, which has begun. */
export const waitingInvestors = (end: number, dataKeys: readonly string[]) =>
  people.map(([name, country, hoursAgo, checked], index): WaitingInvestor => {
    const wallet = walletOf(name);
    const joined = end - Math.round(hoursAgo * hour);
    const checks = [
      { ...countryCheck(country), at: atTime(joined + 5_230) },
      { ...sanctionsCheck, at: atTime(joined + 5_377) },
    ];
    return {
      id: uuidOf(`applicant ${name}`),
      wallet,
      name,
      country,
      email: `${name.toLowerCase().replace(" ", ".")}@investors.example`,
      encryptedId: Buffer.from(encryptText(dataKeys, wallet, `P${4_120_907 + index}`)).toString(
        "hex",
      ),
      joinedAt: atTime(joined),
      checks: checks.slice(0, checked),
    };
  });

/** A request that its business has signed and sent; checked already where a second reviewer has to attest it. */
export function waitingRequest(
  signed: SignedReceivable,
  end: number,
  document: HistoryDocument,
): WaitingRequest {
  const { receivable, terms, digest, sellerSignature } = signed;
  const submittedAt = end - receivable.listed * day;
  return {
    id: uuidOf(`request ${receivable.number}`),
    businessId: uuidOf(`business ${receivable.seller}`),
    draft: draftOf(signed, end),
    createdAt: atTime(submittedAt - hour),
    submittedAt: atTime(submittedAt),
    fingerprint: terms.fingerprint,
    terms: { ...terms, rewardId: String(terms.rewardId) },
    termsDigest: digest,
    sellerSignature,
    tokenDecimals: 6,
    document,
    ...(receivable.face >= usualSecondReviewerFrom &&
      checkTimesSince(submittedAt, end, receivable.number)),
  };
}
