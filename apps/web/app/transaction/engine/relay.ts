import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import { sendRequest } from "~/http/send-request";
import type { Hex } from "../state/transaction-intent.ts";

/** Where a job of our relayer stands. It prices a stuck transaction anew under another hash. */
export type RelayJob =
  | { readonly state: "queued" }
  | { readonly state: "sent"; readonly hash: Hex }
  | { readonly state: "mined"; readonly hash: Hex; readonly block: number }
  | {
      readonly state: "failed";
      readonly hash?: Hex;
      readonly code: string;
      readonly message: string;
    };

/** Our server sends the transaction and pays its gas; one job per signed payment, or per press. */
export interface Relay {
  /**
   * The job's id; null when the server doesn't take it, so that the wallet sends it. `id` is made up
   * before, so that a job whose answer got lost is found again.
   */
  submit(id: string, request: RelayRequest): Promise<string | null>;
  /** Null while the server does not answer. */
  read(jobId: string): Promise<RelayJob | null>;
}

const path = "/api/relay";

export const serverRelay: Relay = {
  async submit(id, request) {
    const send = () =>
      sendRequest<{ jobId: string }>(path, { method: "POST", body: { id, request } });
    let result = await send();
    // The same request is the same job, so asking twice sends nothing twice.
    if (!result.ok && result.status === null) result = await send();
    if (result.ok) return result.data.jobId;
    // Without an answer it may have been taken: it is looked up.
    return result.status === null ? id : null;
  },
  async read(jobId) {
    const result = await sendRequest<RelayJob>(`${path}/${encodeURIComponent(jobId)}`);
    if (result.ok) return result.data;
    if (result.code !== "RELAY_JOB_NOT_FOUND") return null;
    return { state: "failed", code: result.code, message: "It didn't reach us. Please try again." };
  },
};

/** A random UUID; `crypto.randomUUID` exists only where the page has TLS. */
export function newJobId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
