import { certificateMessages, onboardingMessages } from "@tenora/domain/business/onboarding";
import type { FailureCode } from "@tenora/domain/domain-error";

interface ErrorMessage {
  readonly status: number;
  readonly message: string;
  /** The request id is added, so that people can quote it to us. */
  readonly includesRequestId?: true;
}

/** The exchange asks an account's code, also where a key delegated to it. */
const smartAccount =
  "A smart account, also one upgraded with EIP-7702, counts only if its contract confirms the signature: switch that off or use another wallet.";

/** The message and the HTTP status of every failure code. The only table of them. */
export const errorMessages: Record<FailureCode, ErrorMessage> = {
  WALLET_TAKEN: { status: 409, message: "A business with this wallet address already exists" },
  BUSINESS_LOOKUP_FAILED: {
    status: 500,
    message: "Error checking for existing business: please try again in a moment",
    includesRequestId: true,
  },
  BUSINESS_SAVE_FAILED: {
    status: 500,
    message:
      "Error saving business data: please submit again in a moment, the same form is never saved twice",
    includesRequestId: true,
  },
  INVESTOR_LOOKUP_FAILED: {
    status: 500,
    message: "We couldn't look up your registration. Please try again in a moment.",
  },
  INVESTOR_SAVE_FAILED: { status: 500, message: "Failed to submit investor information" },
  MISSING_BUSINESS_ID: { status: 400, message: "Missing business ID" },
  INVALID_STATUS: { status: 400, message: "Invalid status" },
  BUSINESS_NOT_FOUND: { status: 404, message: "No business found with the given ID" },
  BUSINESS_ERASED: {
    status: 410,
    message:
      "This business has been erased, so nothing can be added to it. The owner of its wallet can start onboarding again.",
  },
  ALREADY_REVIEWED: {
    status: 409,
    message: "A colleague has already decided this request. The list now shows the decision.",
  },
  ALREADY_CHANGED: {
    status: 409,
    message: "This changed in the meantime, so nothing was done. You now see the latest version.",
  },
  INVESTOR_NOT_FOUND: { status: 404, message: "No investor found with the given ID" },
  ARTICLE_NOT_FOUND: { status: 404, message: "No article found with the given ID" },
  ARTICLE_PUBLISHED: {
    status: 409,
    message: "An article that was published can't be deleted. You can unpublish it instead.",
  },
  SLUG_TAKEN: { status: 409, message: "Another article has this address. Please choose another." },
  SLUG_SETTLED: {
    status: 409,
    message: "A published article keeps its address, so that links to it keep working.",
  },
  COVER_TYPE: {
    status: 415,
    message: "We can't use this file. Please choose a PNG or JPEG.",
  },
  COVER_SIZE: {
    status: 413,
    message:
      "This picture doesn't fit. Please choose one of at most 5 MB, 600 to 4,000 pixels wide and 300 to 4,000 high.",
  },
  CERTIFICATE_TYPE: { status: 415, message: certificateMessages.type },
  CERTIFICATE_SIZE: { status: 413, message: certificateMessages.size },
  CERTIFICATE_UPLOAD_FAILED: {
    status: 503,
    message: "Error uploading certificate: we cannot store it now, please try again in a moment",
    includesRequestId: true,
  },
  CERTIFICATE_SETTLED: {
    status: 409,
    message: "The certificate can be replaced only while your request is pending or rejected.",
  },
  CERTIFICATE_CHANGED: {
    status: 409,
    message:
      "The business uploaded another certificate after you opened this request, so nothing was decided. You now see the new one.",
  },
  CERTIFICATE_REQUESTED: {
    status: 409,
    message:
      "A colleague has already asked for another certificate, so nothing was sent. You now see what they wrote.",
  },
  TOO_MANY_UPLOADS: {
    status: 429,
    message: "You've uploaded many documents today. Please try again tomorrow.",
  },
  BUSINESS_NOT_APPROVED: {
    status: 403,
    message: "Your business needs to complete onboarding before accessing this feature.",
  },
  BUSINESS_SUSPENDED: {
    status: 403,
    message: "Your business is suspended, so this feature isn't available for now.",
  },
  FUNDING_REQUEST_NOT_FOUND: {
    status: 404,
    message: "There's no such funding request in your account.",
  },
  FUNDING_REQUEST_CHANGED: {
    status: 409,
    message:
      "This request was changed in another window, so nothing was saved here. Compare both versions and choose one.",
  },
  FUNDING_REQUEST_CLOSED: {
    status: 409,
    message: "This request can't be changed any more. You now see its latest state.",
  },
  FUNDING_REQUEST_INCOMPLETE: {
    status: 400,
    message: "Some answers are missing or no longer valid. Please check each step.",
  },
  TOO_MANY_FUNDING_REQUESTS: {
    status: 409,
    message: "You have 50 open requests. Withdraw one that you no longer need.",
  },
  TOO_MANY_DOCUMENTS: {
    status: 409,
    message: "A request takes up to 10 files. Remove one to add another.",
  },
  DOCUMENT_NOT_FOUND: { status: 404, message: "This file is no longer part of the request." },
  E_INVOICE_MALFORMED: {
    status: 422,
    message: "This e-invoice is damaged, so we couldn't read it. Export it again.",
  },
  E_INVOICE_UNSAFE: {
    status: 422,
    message:
      "This XML file has a document type definition (DTD), which e-invoices don't have. Export it again without one.",
  },
  E_INVOICE_SIZE: {
    status: 413,
    message: "This e-invoice is too large to read: its XML may have 5 MB and about 2,000 lines.",
  },
  E_INVOICE_ENCODING: {
    status: 422,
    message:
      "This e-invoice isn't in UTF-8 or UTF-16, or says another encoding than it has. Export it as UTF-8.",
  },
  E_INVOICE_UNKNOWN: {
    status: 415,
    message:
      "We don't recognise this XML file as an e-invoice. We read UBL 2.1, Factur-X and ZUGFeRD 2.",
  },
  E_INVOICE_PROFILE: {
    status: 422,
    message:
      "We don't know this e-invoice's profile. We read Peppol BIS, XRechnung and Factur-X from MINIMUM to EXTENDED.",
  },
  E_INVOICE_CREDIT_NOTE: {
    status: 422,
    message: "This is a credit note, not an invoice. Add the invoice that your customer will pay.",
  },
  E_INVOICE_ZUGFERD_1: {
    status: 422,
    message:
      "This e-invoice is in ZUGFeRD 1, which is out of date. Export it as ZUGFeRD 2 or Factur-X.",
  },
  E_INVOICE_TYPE: {
    status: 422,
    message:
      "This is a pro forma, prepayment or other document, not an invoice. Add the invoice that your customer will pay.",
  },
  E_INVOICE_FACTORED: {
    status: 422,
    message: "This e-invoice says that it was already sold to a factor, so it can't be sold again.",
  },
  E_INVOICE_SEVERAL: {
    status: 422,
    message:
      "This e-invoice has two invoices in it, or says one thing twice. Add a file with a single invoice.",
  },
  E_INVOICE_INCOMPLETE: {
    status: 422,
    message:
      "This e-invoice lacks its number, issue date, currency, amount due, seller or customer.",
  },
  E_INVOICE_VALUE: {
    status: 422,
    message:
      "This e-invoice has a date, name or currency that isn't valid. Check it and export it again.",
  },
  E_INVOICE_AMOUNT: {
    status: 422,
    message:
      "This e-invoice has an amount that isn't valid: it's negative, too large or not a number.",
  },
  E_INVOICE_PAID: {
    status: 422,
    message: "This e-invoice says that nothing is left to pay, so there's nothing to sell.",
  },
  E_INVOICE_CURRENCY: {
    status: 422,
    message: "This e-invoice is in a currency that we don't take.",
  },
  E_INVOICE_TOTALS: {
    status: 422,
    message:
      "The totals of this e-invoice don't add up: they differ by more than 1.00. Check with whoever does your accounts.",
  },
  E_INVOICE_ATTACHMENT: {
    status: 422,
    message: "There's an e-invoice inside this PDF, but it's packed in a way that we can't open.",
  },
  CAMPAIGN_PICTURE: {
    status: 415,
    message:
      "We can't use this picture. Please choose a PNG or JPEG of at most 5 MB, with 200 to 4,000 pixels on each side.",
  },
  TOO_MANY_PICTURES: {
    status: 409,
    message: "A campaign takes up to 3 pictures. Remove one to add another.",
  },
  PICTURE_NOT_FOUND: { status: 404, message: "This picture is no longer part of the request." },
  INVESTOR_NOT_ELIGIBLE: {
    status: 403,
    message: "Only approved investors can open these documents.",
  },
  DEED_OUTDATED: {
    status: 409,
    message:
      "The deed of assignment doesn't match your terms any more, so we've written it again. Read it and sign again.",
  },
  DOCUMENTS_CHANGED: {
    status: 409,
    message: "The files have changed since you signed. Check them and sign again.",
  },
  INVOICE_ALREADY_REQUESTED: {
    status: 409,
    message:
      "There's already an open request for it. An invoice or order can be financed only once.",
  },
  TIER_LIMIT_EXCEEDED: {
    status: 409,
    message:
      "With this request the business would owe investors more than its tier allows at once.",
  },
  BUSINESS_OWES_PAST_GRACE: {
    status: 409,
    message:
      "A receivable of this business is past its grace period and not fully repaid. Nothing new of it can be approved until it is.",
  },
  CONCERN_RECORDED: {
    status: 409,
    message: "A concern was recorded meanwhile. Read it before you decide.",
  },
  MISSING_COUNTRY: {
    status: 409,
    message: "Open the request and choose the country of its company register before you approve.",
  },
  SELLER_COUNTRY_MISSING: {
    status: 409,
    message:
      "Our team has to confirm your company's country before you can submit. Your answers are saved. Contact us and we'll do it.",
  },
  SELLER_COUNTRY_CHANGED: {
    status: 409,
    message:
      "The business signed this request with another country than its page has now. Correct the country there, or request changes so that it signs again.",
  },
  INVESTOR_NOT_CHECKED: {
    status: 409,
    message:
      "Somebody has recorded a check that this page didn't show yet. Look at the checks again before you approve.",
  },
  INVESTOR_CHECKS_MISSING: {
    status: 409,
    message: "Record every check of this investor first. Then they can be approved.",
  },
  REQUEST_NOT_CHECKED: {
    status: 409,
    message: "Record your checks first.",
  },
  SECOND_REVIEWER_NEEDED: {
    status: 409,
    message: "You recorded a check of this request, so a colleague has to attest it.",
  },
  SIMILAR_REQUEST_UNSEEN: {
    status: 409,
    message:
      "A similar request came in that nobody has compared with this one. Look at it, and record the check again.",
  },
  CONTACT_NOT_VERIFIED: {
    status: 409,
    message: "Verify the customer's contact first. Then we can write to it.",
  },
  DISPUTE_OPEN: {
    status: 409,
    message: "The customer disputes it. Say how that was settled first.",
  },
  CUSTOMER_CONFIRMED: {
    status: 409,
    message: "The customer has confirmed it already.",
  },
  CONFIRMATION_REVOKED: {
    status: 409,
    message:
      "The signature of the customer's wallet was revoked or can't be used. Request changes, so that the customer is asked again.",
  },
  CONFIRMATION_OUTDATED: {
    status: 409,
    message: "What you confirm has changed since you opened it. Read it once more and sign again.",
  },
  CONFIRMATION_TOO_LATE: {
    status: 409,
    message:
      "The seller's offer has expired, or a signature under it was taken back, so there's nothing to sign. You can still confirm without a wallet.",
  },
  CONFIRMATION_SIGNATURE_INVALID: {
    status: 400,
    message: `This isn't a signature of the wallet that the terms name. Switch to that wallet and sign again. ${smartAccount}`,
  },
  TERMS_OF_ANOTHER_TIER: {
    status: 409,
    message:
      "The business's tier has changed since it signed these terms. Request changes so that it signs new ones.",
  },
  INVOICE_FINANCED: {
    status: 409,
    message:
      "The exchange already has it, or a reviewer reported it as fraud. An invoice or order can be financed only once.",
  },
  TERMS_REVOKED: {
    status: 409,
    message:
      "The seller's signature has expired or was revoked. Request changes, so that they sign again.",
  },
  ATTESTOR_UNKNOWN: {
    status: 409,
    message:
      "This wallet isn't an attestor of the exchange, or it takes part in this sale. Connect another one.",
  },
  ATTESTATION_SIGNATURE_INVALID: {
    status: 400,
    message: `The signature doesn't match this attestation and your wallet. Please sign again. ${smartAccount}`,
  },
  TERMS_OUTDATED: {
    status: 409,
    message: "The terms were prepared a while ago. Check them once more and sign again.",
  },
  TERMS_SIGNATURE_INVALID: {
    status: 400,
    message: `The signature doesn't match these terms and your wallet. Please sign again. ${smartAccount}`,
  },
  LISTING_NOT_FOUND: {
    status: 409,
    message: "The exchange doesn't have this listing yet. Try again in a moment.",
  },
  RECEIVABLE_NOT_FOUND: { status: 404, message: "There's no such receivable on the exchange." },
  NOTHING_TO_COLLECT: {
    status: 409,
    message:
      "There's an open case only while a receivable is late, overdue, in default or disputed.",
  },
  NOT_THE_SELLER: { status: 403, message: "Only the seller of this receivable can do this." },
  SALE_CLOSED: { status: 409, message: "This sale is over, so nobody else can buy." },
  OTHER_AUDIENCE: { status: 409, message: "This sale doesn't let buyers in this way." },
  INVITATION_INVALID: {
    status: 400,
    message: "The signature doesn't match this sale and your wallet. Please sign again.",
  },
  INVITATION_OUTDATED: {
    status: 409,
    message: "You've cancelled your earlier signatures in the meantime. Please sign again.",
  },
  SHARE_LINK_NOT_FOUND: {
    status: 404,
    message: "This link is wrong or incomplete. Ask the seller for a new one.",
  },
  TOO_MANY_INVITATIONS: {
    status: 409,
    message: "This receivable has 200 invitations, which is the most it can have.",
  },
  TOO_MANY_JOIN_REQUESTS: {
    status: 409,
    message: "Many people are waiting for the seller's answer already. Please try again later.",
  },
  TOO_MANY_SHARE_LINKS: {
    status: 409,
    message: "This receivable has 50 links, which is the most it can have.",
  },
  NOTE_NOT_FOUND: { status: 404, message: "There's no such note on the exchange." },
  REWARD_PICTURE: {
    status: 415,
    message:
      "We can't use this picture. Please choose a PNG or JPEG of at most 5 MB, with 200 to 4,000 pixels on each side.",
  },
  REWARD_TOO_LONG: {
    status: 400,
    message: "These texts are too long for the blockchain. Please shorten them.",
  },
  SEARCH_NOT_FOUND: {
    status: 404,
    message: "You don't have this search any more. It may have been deleted in another window.",
  },
  SEARCH_SAVED: { status: 409, message: "You've already saved a search with these filters." },
  TOO_MANY_SEARCHES: {
    status: 409,
    message: "You've saved 20 searches, which is the most you can have. Delete one first.",
  },
  TOO_MANY_WATCHED: {
    status: 409,
    message: "You're watching 100 receivables, which is the most you can watch. Remove one first.",
  },
  REWARD_NOT_FOUND: {
    status: 404,
    message:
      "There's no such reward of yours any more. It may have been changed in another window.",
  },
  REWARD_ON_CHAIN: {
    status: 409,
    message: "This reward is on the chain already, where nobody can change or delete it.",
  },
  REWARD_NOT_CLAIMED: {
    status: 409,
    message:
      "The owner of this note hasn't claimed its reward, so there's nothing to hand over yet.",
  },
  TOO_MANY_REWARDS: {
    status: 409,
    message: "You've described 50 rewards, which is the most a business can have.",
  },
  NOTHING_TO_TELL: {
    status: 409,
    message:
      "There's nothing to email you about yet: this wallet hasn't asked to join a sale, and it holds no note.",
  },
  RATING_NOT_POSSIBLE: {
    status: 409,
    message:
      "You can't rate this business for this receivable. Ratings are for approved investors who bought a note before the receivable was repaid and still have it, and never for the parties of the sale.",
  },
  ALREADY_RATED: {
    status: 409,
    message: "You've already rated this business for this receivable. A rating can't be changed.",
  },
  LOGO_PICTURE: {
    status: 415,
    message:
      "We can't use this logo. Please choose a PNG or JPEG of at most 5 MB, with 200 to 4,000 pixels on each side.",
  },
  PAYMENT_NOT_FOUND: { status: 404, message: "There's no such payment on this receivable." },
  CHAIN_UNAVAILABLE: {
    status: 503,
    message: "We can't reach the blockchain at the moment. Please try again shortly.",
  },
  ACTION_NOT_FOUND: {
    status: 409,
    message: "The chain has no such transaction yet, or it did something else.",
  },
  RELAYER_OFF: { status: 404, message: "We don't send transactions for you here." },
  RELAY_REJECTED: { status: 409, message: "The exchange wouldn't accept this right now." },
  RELAY_TOO_LITTLE: {
    status: 409,
    message: "This is too small for us to pay its network fee. You can send it with your wallet.",
  },
  RELAY_BUDGET_SPENT: {
    status: 429,
    message: "We've reached our daily limit for network fees. You can send it with your wallet.",
  },
  RELAY_JOB_NOT_FOUND: { status: 404, message: "There's no such transaction." },
  CERTIFICATE_MISSING: { status: 400, message: onboardingMessages.document.message },
  INVALID_INPUT: { status: 400, message: "Some answers are missing or invalid." },
  INVALID_CHARACTER: {
    status: 400,
    message:
      "One of the texts has a character that can't be stored, such as NUL. Please type it again.",
  },
  SESSION_MISSING: { status: 401, message: "Please sign in again: your session has ended." },
  WALLET_PROOF_REFUSED: {
    status: 401,
    message: "The signature doesn't prove this wallet. Please sign the latest request.",
  },
  INVALID_CREDENTIALS: { status: 401, message: "Invalid credentials or not an admin user" },
  TOO_MANY_ATTEMPTS: {
    status: 429,
    message: "Too many attempts. Please wait 15 minutes and try again.",
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: "Too many requests. Try again in a moment.",
  },
  SECOND_FACTOR_NEEDED: { status: 401, message: "Enter the code from your authenticator app." },
  SECOND_FACTOR_WRONG: {
    status: 401,
    message: "This code is wrong or was used before. Wait for the next one.",
  },
  TWO_FACTOR_REQUIRED: {
    status: 403,
    message: "Two-factor sign-in is required here. Set it up to open the portal.",
  },
  TWO_FACTOR_STAYS_ON: {
    status: 403,
    message: "Two-factor sign-in is required here, so it can't be turned off.",
  },
  TOO_MANY_CODES: {
    status: 429,
    message:
      "You entered 10 wrong codes within a day, so codes from the app are blocked. Use a recovery code, or try again tomorrow.",
  },
  TOO_MANY_LOOKS: {
    status: 429,
    message: "You've viewed 60 government IDs within an hour. Please try again later.",
  },
  ALREADY_ADMIN: { status: 409, message: "This address already belongs to an admin." },
  LINK_EXPIRED: { status: 410, message: "This link has expired or was used before." },
  PASSWORD_WRONG: { status: 403, message: "This is not your password." },
  FORBIDDEN: { status: 403, message: "You don't have permission to do this." },
  FOREIGN_ORIGIN: { status: 403, message: "This request did not come from our own pages." },
  METHOD_NOT_ALLOWED: { status: 405, message: "This page can't do that. Go back and try again." },
  TOO_LARGE: {
    status: 413,
    message: "That's too large to send at once. Please shorten it or send less.",
  },
  LENGTH_REQUIRED: { status: 411, message: "Please send the body with a Content-Length." },
  STORE_UNAVAILABLE: {
    status: 503,
    message: "We can't reach our documents at the moment. Please try again shortly.",
  },
  MARKET_UNAVAILABLE: {
    status: 503,
    message: "The exchange is being read from the chain. Please try again in a minute.",
  },
  DATABASE_UNAVAILABLE: {
    status: 503,
    message: "We can't reach our records at the moment. Please try again shortly.",
  },
  UNKNOWN_ERROR: { status: 500, message: "An unknown error occurred" },
};
