import { expect } from "@playwright/test";
import { privateKeyToAccount } from "viem/accounts";
import { Person, pdfFile } from "../../../apps/web/test/support/person.ts";
import type { RunningMarketplace } from "../marketplace/running-marketplace.ts";

/** Somebody whose key the test knows; hands in forms by the doors that the pages use. */
export class BusinessOwner extends Person {
  override readonly account;
  constructor(marketplace: RunningMarketplace, key: `0x${string}`) {
    super(marketplace);
    this.account = privateKeyToAccount(key);
  }

  /** Another certificate for the request that waits. */
  async sendCertificate(name: string): Promise<void> {
    const form = new FormData();
    form.append("walletAddress", this.wallet);
    form.append("registrationCertificate", pdfFile(undefined, name));
    const answer = await this.fetch("/api/business/certificate", { method: "POST", body: form });
    expect(answer.status).toBe(200);
  }
}

/** For stories that begin after onboarding: the wallet of this key gets a pending business. */
export async function onboard(
  marketplace: RunningMarketplace,
  key: `0x${string}`,
): Promise<BusinessOwner> {
  const owner = new BusinessOwner(marketplace, key);
  await owner.signInWithWallet();
  expect((await owner.submit()).status).toBe(201);
  return owner;
}
