import { readQuery } from "@tenora/chain/read/query";
import { registryQuery } from "@tenora/chain/read/registry";
import type { PersonaName } from "@tenora/domain/demo/personas";
import { expect, test } from "vitest";
import { prepareExchange } from "#test/components/transaction/carry-out.ts";
import { type Control, controlIntent } from "./control-intent.ts";

const market = prepareExchange();

async function pull(name: PersonaName, control: Control) {
  const { address } = market.exchange.coin("USDC");
  const { intent } = await market.carryOut(name, address, (context) =>
    controlIntent(context, control),
  );
  return Object.fromEntries(intent.summary.map(({ label, value }) => [label, value]));
}
const refused = (name: PersonaName, control: Control) =>
  expect(controlIntent(market.contextOf(name), control)).rejects;
const registry = async () =>
  (await readQuery(market.exchange.publicClient, registryQuery(market.chain.deployment))).result;

test("brakes: a pauser pauses and unpauses, told what stops and what still works; others can't", async () => {
  for (const control of ["pause", "unpause"] as const)
    await refused("Ben", control).toThrow("This wallet isn’t a pauser of the exchange.");
  await refused("Olga", "unpause").toThrow("The market isn’t paused.");
  const said = await pull("Olga", "pause");
  expect(said["What stops"]).toBe("Listing, buying and reselling, for everyone");
  expect(said["What still works"]).toMatch(/^Payments, .* refunds, collecting, .* withdrawals$/);
  expect(await registry()).toMatchObject({ isPaused: true, isSunset: false });
  await refused("Olga", "pause").toThrow("The market is already paused.");
  await pull("Olga", "unpause");
  expect(await registry()).toMatchObject({ isPaused: false });
});

test("brakes: the admin of the exchange ends new business for ever, nobody else", async () => {
  const snapshot = await market.chain.rpc("evm_snapshot");
  await refused("Ben", "sunset").toThrow("Only the exchange’s admin can do this.");
  const said = await pull("Olga", "sunset");
  expect(said["What ends permanently"]).toBe("Listing, buying and reselling, for everyone");
  expect(await registry()).toMatchObject({ isSunset: true });
  for (const control of ["pause", "unpause", "sunset"] as const)
    await refused("Olga", control).toThrow("The market is already closed permanently.");
  await market.chain.rpc("evm_revert", snapshot);
});
