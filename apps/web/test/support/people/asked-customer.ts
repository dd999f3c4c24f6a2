import type { Draft } from "@tenora/domain/funding-request/draft/draft";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import { expect } from "vitest";
import type { RunningMarketplace } from "../../../../../e2e/support/marketplace/running-marketplace.ts";
import type { createFundingRequestContext } from "../funding-request.ts";
import type { createReviewContext } from "../funding-request-review.ts";
import type { Person } from "./person.ts";

interface AskedContext {
  readonly requests: Pick<
    ReturnType<typeof createFundingRequestContext>,
    "approvedBusiness" | "submitted"
  >;
  readonly review: Pick<ReturnType<typeof createReviewContext>, "stored" | "check">;
  readonly op: Person;
}

/** How the admin `op` asks the customer of a request, and the link that they are mailed. */
export function createAskedCustomers(
  marketplace: RunningMarketplace,
  { requests, review, op }: AskedContext,
) {
  /** Asks, or settles a dispute. */
  async function send(id: string, body: object = {}): Promise<Response> {
    const { version } = await review.stored(id);
    return op.post(`/api/admin/funding-requests/${id}/acknowledgement`, { version, ...body });
  }

  /** The path of the link that was mailed to this address, other than these. */
  async function mailedPath(to: string, ...not: readonly string[]): Promise<string> {
    let path = "";
    const look = async () => {
      for (const { to: its, templateParams } of await readMailbox(marketplace.mailFolder)) {
        const found = /\/acknowledge\/[\w-]{43}/.exec(templateParams.message)?.[0] ?? "";
        if (its === to && found !== "" && !not.includes(found)) path = found;
      }
      return path;
    };
    await expect.poll(look, { timeout: 60_000 }).not.toBe("");
    return path;
  }

  /** A submitted request whose customer has been asked. */
  async function asked(changes: Partial<Draft> = {}) {
    const customerEmail = `ap-${crypto.randomUUID()}@straits-foods.com`;
    const ben = await requests.approvedBusiness();
    const id = await requests.submitted(ben, { customerEmail, ...changes });
    await review.check(id, "contact");
    expect((await send(id)).status).toBe(200);
    return { ben, id, customerEmail, path: await mailedPath(customerEmail) };
  }

  return { send, mailedPath, asked };
}
