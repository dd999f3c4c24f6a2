import type {
  ComparedField,
  Match,
  SimilarRequest,
} from "@tenora/database/funding-request/review/find-similar-requests";
import { type CustomerKey, customerKeys } from "@tenora/domain/funding-request/customer/comparison";

const customerWords: Readonly<Record<CustomerKey, string>> = {
  name: "name",
  domain: "mail domain",
  wallet: "wallet",
  registry: "registration number",
};

/** "Same number, same customer (name, mail domain), same due date": why another request is similar. */
export function similarityWords(other: Omit<SimilarRequest, "values">): string {
  const { sameFingerprint, sameFile, sameSeller, matches } = other;
  if (sameFingerprint) return "The same receivable in another request";
  const has = (match: Match) => matches.includes(match);
  const customer = customerKeys.filter(has).map((key) => customerWords[key]);
  const words = [
    ...(sameFile ? ["same file"] : []),
    ...(has("number") ? [sameSeller ? "same number by this business" : "same number"] : []),
    ...(customer.length > 0 ? [`same customer (${customer.join(", ")})`] : []),
    ...(has("figures") ? ["same issue date"] : []),
    ...(has("due") ? ["same due date"] : []),
    ...(has("figures") ? ["same amount"] : has("amount") ? ["amount within 1%"] : []),
  ].join(", ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const fieldsOf: Readonly<Record<Match, readonly ComparedField[]>> = {
  number: ["invoiceNumber"],
  figures: ["issueDate", "dueDate", "faceValue"],
  name: ["customerName"],
  domain: ["customerEmail"],
  wallet: ["customerWallet"],
  registry: ["customerRegistryNumber"],
  due: ["dueDate"],
  amount: ["faceValue"],
};

/** The answers that make it similar. */
export const matchedFields = ({ matches }: Pick<SimilarRequest, "matches">) =>
  matches.flatMap((match) => fieldsOf[match]);
