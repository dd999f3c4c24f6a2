import type { EInvoiceRefusal } from "../../domain-error.ts";
import { readAmountIn } from "../../money/read-amount.ts";
import { registryNumberKey } from "../../receivable/fingerprint/registry-number.ts";
import { type Draft, type DraftField, emptyDraft } from "./draft.ts";

/** The answers that an e-invoice gives. */
export const fileFields = [
  "customerName",
  "customerRegistryNumber",
  "customerCountry",
  "invoiceNumber",
  "issueDate",
  "dueDate",
  "currency",
  "faceValue",
] as const satisfies readonly DraftField[];
export type FileField = (typeof fileFields)[number];
/** As they are typed into the form; without what the file leaves out. */
export type FileAnswers = Readonly<Partial<Record<FileField, string>>>;

/** What is told of an e-invoice that is read, to its seller and to the reviewer. */
export const fileWarnings = {
  PREPAID_UNKNOWN: "It doesn’t say what was paid before, so check what is left to pay.",
  THIRD_PARTY_CLAIMS: "What is left to pay includes claims of third parties.",
  DUE_DATE_UNCLEAR: "Its due date isn’t one that we understand, so it wasn’t filled in.",
  DUE_DATES_DIFFER: "It has several due dates, so none was filled in.",
} as const;
export type FileWarning = keyof typeof fileWarnings;

/** What the e-invoice of an uploaded file says. */
export interface ReadFile {
  readonly outcome: "read";
  readonly answers: FileAnswers;
  /** The company that issued it, or in whose name; the numbers are null where it leaves them out. */
  readonly seller: {
    readonly name: string;
    readonly registryNumber: string | null;
    readonly vatId: string | null;
  };
  readonly isSelfBilled: boolean;
  /** The largest difference between its totals, "0.05"; null where they add up. */
  readonly totalsDifference: string | null;
  /** Missing where the reading was stored before there were any. */
  readonly warnings?: readonly FileWarning[];
}

/** Why an e-invoice isn't read. */
export interface RefusedFile {
  readonly outcome: "refused";
  readonly code: EInvoiceRefusal;
  /** What a person reads in place of the code's own sentence. */
  readonly words?: string;
}

/** Stored beside a file that has, or is, an e-invoice. */
export type FileReading = ReadFile | RefusedFile;

/** The answers to fill in: those that are still empty. What was typed stays. */
export function answersToFill(draft: Draft, answers: FileAnswers): Partial<Draft> {
  const isEmpty = (field: FileField) =>
    // The currency that the form begins with is an answer once it has an amount.
    field === "currency"
      ? draft.faceValue === "" && draft.currency === emptyDraft.currency
      : draft[field] === "";
  // Beside a currency that was chosen, the same figure would be another amount.
  const isOfCurrency = isEmpty("currency") || draft.currency === answers.currency;
  return Object.fromEntries(
    fileFields.flatMap((field) => {
      const value = answers[field];
      const fits = field !== "faceValue" || isOfCurrency;
      return value !== undefined && isEmpty(field) && fits ? [[field, value]] : [];
    }),
  );
}

/** True when an answer says what the file says, however it is typed. */
export function isAsInFile(field: FileField, draft: Draft, answers: FileAnswers): boolean {
  const value = answers[field] ?? "";
  if (field === "faceValue") {
    const typed = readAmountIn(draft.currency, draft.faceValue);
    const read = readAmountIn(draft.currency, value);
    if (typed.ok && read.ok) return typed.amount === read.amount;
    // The digits alone would make "24.000" the same as "24,000".
    return draft.faceValue === value;
  }
  const said = (text: string) =>
    comparable(
      field === "customerRegistryNumber" ? registryNumberKey(text, draft.customerCountry) : text,
    );
  return said(draft[field]) === said(value);
}

const comparable = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\s.,-]+/gu, "");
