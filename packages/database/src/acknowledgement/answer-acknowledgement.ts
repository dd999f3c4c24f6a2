import type {
  AcknowledgementState,
  CustomerAnswer,
} from "@tenora/domain/funding-request/customer/acknowledgement";
import type { DisputeKind } from "@tenora/domain/funding-request/customer/dispute-kind";
import { type Answers, readAnswers } from "@tenora/domain/funding-request/draft/answers";
import { draftSchema } from "@tenora/domain/funding-request/draft/draft";
import { sql } from "kysely";
import type { Json } from "../funding-request/funding-request-record.ts";
import type { Transaction } from "../transaction/transaction.ts";
import { acknowledgementHash } from "./acknowledgement-token.ts";

/** What a link asks its customer. */
export interface AskedDebt {
  readonly sellerName: string;
  readonly sellerNumber: string;
  readonly answers: Answers;
  /** As the seller signed them. */
  readonly terms: Json;
  readonly tokenDecimals: number;
}

export interface FoundAcknowledgement {
  readonly state: AcknowledgementState;
  readonly answeredAt: Date | null;
  readonly expiresAt: Date;
  /** It was confirmed with the customer's wallet. */
  readonly isSigned: boolean;
  /** Null once it can't be answered any more, or the answer's link has expired. */
  readonly debt: AskedDebt | null;
}

interface Row extends Omit<FoundAcknowledgement, "debt"> {
  readonly sellerName: string | null;
  readonly sellerNumber: string;
  readonly draft: unknown;
  readonly terms: Json;
  readonly tokenDecimals: number;
}

/** Null when no mail has this token. Changes nothing. */
export async function findAcknowledgement(
  tx: Transaction<"visitor">,
  token: string,
): Promise<FoundAcknowledgement | null> {
  const { rows } = await sql<Row>`
    select state, answered_at as "answeredAt", expires_at as "expiresAt", is_signed as "isSigned",
      seller_name as "sellerName", seller_number as "sellerNumber", draft, terms,
      token_decimals as "tokenDecimals"
    from app.acknowledgement_by_token(${acknowledgementHash(token)})`.execute(tx);
  const [row] = rows;
  if (row === undefined) return null;
  const { state, answeredAt, expiresAt, isSigned } = row;
  const { sellerName, sellerNumber, draft, terms, tokenDecimals } = row;
  const debt =
    sellerName === null
      ? null
      : {
          sellerName,
          sellerNumber,
          answers: readAnswers(draftSchema.parse(draft)),
          terms,
          tokenDecimals,
        };
  return { state, answeredAt, expiresAt, isSigned, debt };
}

/** `reason` and `kind` are those of a dispute; one without a kind is about something else. */
interface GivenAnswer {
  readonly answer: CustomerAnswer;
  readonly reason: string | null;
  readonly kind: DisputeKind | null;
}

/**
 * Confirms or disputes what a link asks, if it can still be answered; returns how it stands then, or null
 * when no mail has this token. @throws DomainError INVALID_INPUT for a dispute without a reason
 */
export async function answerAcknowledgement(
  tx: Transaction<"visitor">,
  token: string,
  { answer, reason, kind }: GivenAnswer,
): Promise<AcknowledgementState | null> {
  const { rows } = await sql<{ state: AcknowledgementState | null }>`
    select app.answer_acknowledgement(
      ${acknowledgementHash(token)}, ${answer}, ${reason}, ${kind}) as state`.execute(tx);
  return rows[0]?.state ?? null;
}
