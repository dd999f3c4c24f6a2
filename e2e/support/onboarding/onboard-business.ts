import { expect } from "@playwright/test";
import { pdfFile } from "../../../apps/web/test/support/people/person.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";
import { PersonWithKey } from "./person-with-key.ts";

/** A business owner, who submits forms to the endpoints that the pages use. */
class BusinessOwner extends PersonWithKey {
  /** Replaces the certificate of the pending business. */
  async sendCertificate(name: string): Promise<void> {
    const form = new FormData();
    form.append("walletAddress", this.wallet);
    form.append("registrationCertificate", pdfFile(undefined, name));
    const answer = await this.fetch("/api/business/certificate", { method: "POST", body: form });
    expect(answer.status).toBe(200);
  }
}

/** For stories that begin after onboarding: creates a pending business for the wallet of this key. */
export async function onboard(
  marketplace: RunningMarketplace,
  key: `0x${string}`,
): Promise<BusinessOwner> {
  const owner = new BusinessOwner(marketplace, key);
  await owner.signInWithWallet();
  expect((await owner.submit()).status).toBe(201);
  return owner;
}
