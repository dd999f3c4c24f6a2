import { createHash } from "node:crypto";

/** The applicants never act, so their wallets have no key. */
export const applicantWallet = (name: string) =>
  `0x${createHash("sha256").update(`tenora applicant ${name}`).digest("hex").slice(0, 40)}` as const;

/** Businesses that no admin has decided about yet; the review of one has begun. */
export const businessApplicants = [
  {
    name: "Riverside Ceramics Pte Ltd",
    country: "Singapore",
    registrationNumber: "202218874D",
    director: "Mei Lin Chua",
    email: "finance@riverside-ceramics.example",
    hoursAgo: 1.8,
    isReviewBegun: false,
  },
  {
    name: "Saigon Sails Co Ltd",
    country: "Vietnam",
    registrationNumber: "0316092214",
    director: "Quang Pham",
    email: "finance@saigon-sails.example",
    hoursAgo: 21.3,
    isReviewBegun: false,
  },
  {
    name: "Borneo Timber Crafts Sdn Bhd",
    country: "Malaysia",
    registrationNumber: "202001017733",
    director: "Farid Ismail",
    email: "finance@borneo-timber.example",
    hoursAgo: 70.6,
    isReviewBegun: true,
  },
] as const;

/** Investors who have registered and wait for a review, which has begun with so many checks. */
export const investorApplicants = [
  { name: "Noor Aziz", country: "Malaysia", idNumber: "P4120907", hoursAgo: 4.7, checks: 1 },
  { name: "Tomas Novak", country: "Czechia", idNumber: "P4120908", hoursAgo: 28.9, checks: 2 },
] as const;
