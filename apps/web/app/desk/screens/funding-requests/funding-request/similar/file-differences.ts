import type { FundingRequestDetail } from "@tenora/database/funding-request/find-funding-request";
import { readAnswers } from "@tenora/domain/funding-request/draft/answers";
import type { Draft, DraftField } from "@tenora/domain/funding-request/draft/draft";
import {
  type FileField,
  fileFields,
  isAsInFile,
  type ReadFile,
} from "@tenora/domain/funding-request/draft/file-reading";
import { answerInWords } from "../customer/answer-words.ts";

interface NamedReading {
  readonly fileName: string;
  readonly reading: ReadFile;
}

/** The e-invoices among a request's files; none for a campaign, which has no customer. */
export function readInvoices({
  documents,
  draft,
}: Pick<FundingRequestDetail, "documents" | "draft">): readonly NamedReading[] {
  if (draft.kind === "community") return [];
  return documents.flatMap(({ fileName, reading }) =>
    reading?.outcome === "read" ? [{ fileName, reading }] : [],
  );
}

/** What the e-invoices say otherwise than an answer, each in words. */
export function differencesOf(
  field: DraftField,
  draft: Draft,
  invoices: readonly NamedReading[],
): readonly string[] {
  if (!isFileField(field)) return [];
  return invoices.flatMap(({ fileName, reading: { answers } }) => {
    const value = answers[field];
    if (value === undefined || isAsInFile(field, draft, answers)) return [];
    const words = answerInWords(field, readAnswers({ ...draft, ...answers }));
    return [`${fileName} says ${words}`];
  });
}

const isFileField = (field: DraftField): field is FileField =>
  fileFields.some((one) => one === field);
