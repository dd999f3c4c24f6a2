import { setTimeout as wait } from "node:timers/promises";
import type { Deployment } from "@tenora/chain/deployment/deployment";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import type { PublicClient } from "viem";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import type { ApiListing } from "../../app/public-api/schema/listing.ts";
import type { ApiNote, ApiTokenStats } from "../../app/public-api/schema/records.ts";
import { type Answer, compareWithChain } from "../support/market-answers.ts";
import { PatientPerson, type Told } from "../support/people/patient-person.ts";
import { Person } from "../support/people/person.ts";
import type { Intent } from "./trading-story.ts";

/** Reads the public API as a person does, and compares every answer with the chain. */
export function createReader(
  marketplace: RunningMarketplace,
  client: PublicClient,
  deployment: Deployment,
) {
  const chain = compareWithChain(client, deployment);
  const untrue: string[] = [];
  const anybody = new PatientPerson(new Person(marketplace));
  let answers = 0;
  const api = <Data>(person: PatientPerson, path: string) =>
    person.get<Answer<Data>>(`/api/v1${path}`);
  const head = () => client.getBlockNumber({ cacheTime: 0 });

  /** At the end of an intent: its transaction is what was told, and the views come to show it. */
  async function check({ listing }: Intent, answer: Told, person: PatientPerson): Promise<void> {
    if (answer.state === "failed") return;
    const receipt = await client.getTransactionReceipt({ hash: answer.hash });
    if (receipt.status !== "success" || Number(receipt.blockNumber) !== answer.block)
      untrue.push(`${answer.hash}: told mined in ${answer.block}, ${receipt.status}`);
    for (let block = 0; block < answer.block; ) {
      const found = await api<ApiListing>(person, `/listings/${listing}`);
      untrue.push(...(await chain.listing(found)));
      answers += 1;
      block = found.block;
      if (block < answer.block) await wait(100);
    }
    const notes = await api<ApiNote[]>(person, `/listings/${listing}/notes?limit=100`);
    untrue.push(...(await chain.notes(listing, notes)));
    answers += 1;
  }

  async function untilIndexed(): Promise<void> {
    const latest = Number(await head());
    for (;;) {
      const { data } = await api<{ indexedBlock: number }>(anybody, "/head");
      if (data.indexedBlock >= latest) return;
      await wait(100);
    }
  }

  /** Every listing with its notes, and the totals, at the newest block. */
  async function mirror(): Promise<{ mirror: string[]; mirrored: number }> {
    const found: string[] = [];
    const latest = Number(await head());
    const count = await client.readContract({
      address: deployment.exchange,
      abi: receivableExchangeAbi,
      functionName: "listingCount",
    });
    for (let id = 1n; id <= count; id += 1n) {
      const listing = await api<ApiListing>(anybody, `/listings/${id}`);
      if (listing.block < latest) found.push(`listing ${id}: block ${listing.block} of ${latest}`);
      found.push(...(await chain.listing(listing)));
      const notes = await api<ApiNote[]>(anybody, `/listings/${id}/notes?limit=100`);
      found.push(...(await chain.notes(id, notes)));
    }
    found.push(...(await chain.stats(await api<ApiTokenStats[]>(anybody, "/stats"))));
    return { mirror: found, mirrored: Number(count) };
  }

  return { check, untilIndexed, mirror, untrue, answers: () => answers };
}
