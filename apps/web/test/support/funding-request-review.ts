import { equal } from "node:assert/strict";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { listReceivable } from "@tenora/chain/exchange/listing";
import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { fromTermsJson, type TermsJson } from "@tenora/chain/funding-request/terms-json";
import {
  assembleOffer,
  attestationMessage,
  type SignedByOthers,
} from "@tenora/chain/typed-data/attestation-message";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import type { CheckSubject } from "@tenora/domain/funding-request/review/request-check";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import type { Person } from "./people/person.ts";

type Ask = <Row>(text: string, values?: unknown[]) => Promise<Row[]>;

/** The demonstration's operator, who has the attestor's role on the local chain. */
export const olga = testAccount(4);
type Account = Pick<typeof olga, "address" | "signTypedData">;

interface StoredRequest {
  readonly version: number;
  readonly status: string;
  readonly terms: TermsJson;
}

const api = (id: string) => `/api/admin/funding-requests/${id}`;

/** What the admin `op` does to submitted requests. */
export function createReviewContext(marketplace: RunningMarketplace, ask: Ask, op: Person) {
  async function stored(id: string): Promise<StoredRequest> {
    const [row] = await ask<StoredRequest>(
      "select version, status, terms from funding_requests where id = $1",
      [id],
    );
    if (row === undefined) throw new Error("no such request");
    return row;
  }

  /** What the page of a request names those by that are similar to it. */
  async function similarTo(id: string): Promise<string> {
    const [row] = await ask<{ digest: string }>(
      "select app.similar_digest(app.similar_submissions($1)) as digest",
      [id],
    );
    return row?.digest ?? "";
  }

  async function check(id: string, ...subjects: readonly CheckSubject[]): Promise<void> {
    for (const subject of subjects) {
      const { version } = await stored(id);
      const how =
        subject === "duplicates" ? { digest: await similarTo(id) } : { method: "phone" as const };
      const body = { version, subject, ...how, comment: "Spoke to accounts payable." };
      equal((await op.post(`${api(id)}/checks`, body)).status, 200);
    }
  }

  async function prepare(id: string, attestor: string = olga.address): Promise<Response> {
    const { version } = await stored(id);
    return op.post(`${api(id)}/attestation/preparation`, { version, attestor });
  }

  /** The body of an attestation, signed by `signer` under terms that may be changed. */
  async function signed(id: string, signer: Account = olga, change: object = {}) {
    const prepared = await prepare(id);
    equal(prepared.status, 200);
    const { signedAt, debtor, ...choice } = (await prepared.json()) as {
      signedAt: number;
      level: number;
      deadline: number;
      counter: number;
      debtor: SignedByOthers["debtor"] | null;
    };
    const { version, terms } = await stored(id);
    const deployment = signingDeployment(marketplace.web.publicConfig);
    if (deployment === null) throw new Error("no deployment");
    const offered = { terms: { ...fromTermsJson(terms), ...change }, ...(debtor && { debtor }) };
    const { typedData } = attestationMessage(deployment, offered, choice);
    const signature = await signer.signTypedData(typedData as never);
    return { version, attestor: signer.address, signedAt, signature };
  }

  /** Lists an attested request on the exchange, as its business would with its wallet. */
  async function publish(id: string): Promise<bigint> {
    const deployment = signingDeployment(marketplace.web.publicConfig);
    if (deployment === null) throw new Error("no deployment");
    const [row] = await ask<{
      terms: Parameters<typeof fromTermsJson>[0];
      seller_signature: `0x${string}`;
      attestation: { level: number; deadline: number; counter: number };
      attestor: `0x${string}`;
      attestor_signature: `0x${string}`;
    }>(
      "select terms, seller_signature, attestation, attestor, attestor_signature from funding_requests where id = $1",
      [id],
    );
    if (row === undefined) throw new Error("no request");
    const offer = assembleOffer(
      deployment,
      { terms: fromTermsJson(row.terms), seller: row.seller_signature },
      row.attestation,
      { attestor: row.attestor, signature: row.attestor_signature },
    );
    const exchange = await openLocalExchange(marketplace.rpcUrl, deployment as Deployment);
    const sender = exchange.sender(persona("Ben").account);
    const { result } = await exchange.done(listReceivable(sender, deployment.exchange, offer));
    return result;
  }

  return { stored, similarTo, check, prepare, signed, publish };
}
