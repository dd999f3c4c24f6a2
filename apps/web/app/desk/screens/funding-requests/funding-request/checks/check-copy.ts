import type {
  CheckSubject,
  RecordedMethod,
} from "@tenora/domain/funding-request/review/request-check";
import { checkTitles } from "./checklist.ts";

export const methodLabels: Record<RecordedMethod, string> = {
  register: "Company register",
  website: "Customer's own website",
  phone: "Phone call",
  email: "Email from the customer's domain",
  "written-order": "Signed order or delivery note",
  meeting: "Meeting",
  other: "Other",
  comparison: "Compared with similar requests",
  link: "Confirmed by the customer, by our link",
  wallet: "Confirmed by the customer, with their wallet",
};

export const subjects = {
  contact: {
    title: checkTitles.contact,
    question: "How did you verify that this contact works for the customer?",
    help: "Who you reached, where you found the number or address, and when.",
    button: "Record verification",
  },
  debt: {
    title: checkTitles.debt,
    question: "How did the customer confirm the debt?",
    help: "Who confirmed the amount and due date, and that nothing is disputed.",
    button: "Record confirmation",
  },
  duplicates: {
    title: checkTitles.duplicates,
    question: "Is another request this invoice?",
    help: "What tells each of them from this invoice.",
    button: "No other request is this invoice",
  },
  campaign: {
    title: checkTitles.campaign,
    question: "How did you check the campaign?",
    help: "Whether the story holds up, how the business will repay its backers, and who you spoke to.",
    button: "Record check",
  },
} as const satisfies Record<CheckSubject, object>;
