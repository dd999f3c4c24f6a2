import { sendRequest } from "~/http/send-request";
import type { Hex, RelayRequest } from "../state/transaction-intent.ts";

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

/** Our server sends the transaction and pays its gas; one job per idempotency key. */
export interface Relay {
  /** @throws Error with a sentence for the person when the server does not take it */
  submit(key: string, request: RelayRequest): Promise<{ readonly jobId: string }>;
  /** Null while the server does not answer. */
  read(jobId: string): Promise<RelayJob | null>;
}

const path = "/relay";

export const serverRelay: Relay = {
  async submit(key, { action, parameters }) {
    const body = { key, action, parameters };
    const result = await sendRequest<{ jobId: string }>(path, { method: "POST", body });
    if (!result.ok) throw new Error(result.message);
    return result.data;
  },
  async read(jobId) {
    const result = await sendRequest<RelayJob>(`${path}/${encodeURIComponent(jobId)}`);
    return result.ok ? result.data : null;
  },
};
