import { setTimeout as wait } from "node:timers/promises";
import type { RelayRequest } from "@tenora/domain/relay/relay-request";
import type { Person } from "./person.ts";

/** What the page of a relayed call is told in the end. */
export type Told =
  | { readonly state: "mined"; readonly hash: `0x${string}`; readonly block: number }
  | { readonly state: "failed"; readonly code: string; readonly message: string };

const pauseMs = 50;

/** A person who asks again while no answer comes, as our pages do. */
export class PatientPerson {
  readonly #person: Person;
  /** Requests without an answer, and answers that we can't answer now. */
  unanswered = 0;

  constructor(person: Person) {
    this.#person = person;
  }

  /** @throws for an answer that says neither what was asked for nor that it can't be said now */
  async get<Answer>(path: string): Promise<Answer> {
    const { status, body } = await this.#until(() => this.#person.fetch(path));
    if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
    return body as Answer;
  }

  /** Asks the relayer and follows the job to its end; asks for the same again after a lost answer. */
  async relay(request: RelayRequest): Promise<Told> {
    const body = { id: crypto.randomUUID(), request };
    const asked = await this.#until(() => this.#person.post("/api/relay", body));
    const { jobId, code = "", message = "" } = asked.body as Record<string, string | undefined>;
    if (jobId === undefined) return { state: "failed", code, message };
    for (;;) {
      const job = await this.get<Told | { state: "queued" | "sent" }>(`/api/relay/${jobId}`);
      if (job.state === "mined" || job.state === "failed") return job;
      await wait(pauseMs);
    }
  }

  async #until(ask: () => Promise<Response>): Promise<{ status: number; body: unknown }> {
    for (;;) {
      const response = await ask().catch(() => null);
      const body: unknown = await response?.json().catch(() => undefined);
      // 503 is the truth while something is down.
      if (response && body !== undefined && response.status !== 503)
        return { status: response.status, body };
      this.unanswered += 1;
      await wait(pauseMs);
    }
  }
}
