import { testOrder, testSettlement } from "@tenora/testing/market/agreements";
import { zeroHash } from "viem";
import { approveToken } from "../../src/exchange/account.ts";
import { buyNotes } from "../../src/exchange/note.ts";
import { purposeOf } from "../../src/payment/plan-payment.ts";
import {
  authorizationMessage,
  toAuthorization,
} from "../../src/typed-data/authorization-message.ts";
import { permitMessage, toPermit } from "../../src/typed-data/permit-message.ts";
import { readTokenDomain } from "../../src/typed-data/read-token-domain.ts";
import type { SigningDeployment } from "../../src/typed-data/signable-message.ts";
import type { ExchangeHarness } from "../support/exchange-harness.ts";
import { coin, listSample, money } from "../support/sample-listing.ts";
import { exchangeCall, later, type MessageCase, simulate } from "./message-case.ts";

/** What payers sign for the token. */
export async function paymentCases(harness: ExchangeHarness): Promise<Record<string, MessageCase>> {
  const token = coin(harness);
  const domain = await readTokenDomain(harness.publicClient, token);
  if (!domain) throw new Error("The token has no domain.");
  const cleo = harness.as("cleo").account;
  const relayer = harness.as("eli").account.address;
  const sale = [await listSample(harness, "paid"), await listSample(harness, "also paid")] as const;
  const full = await listSample(harness, "owed");
  const order = await testOrder(harness, full, 10);
  const approval = { spender: harness.deployment.exchange, amount: order.maxCost };
  await harness.done(approveToken(harness.as("olga").sender, token, approval));
  await harness.done(buyNotes(harness.as("olga").sender, harness.deployment.exchange, order));

  const deadline = await later(harness);
  const salt = zeroHash;
  const orders = [
    { ...(await testOrder(harness, sale[0], 4)), deadline },
    { ...(await testOrder(harness, sale[1], 4)), deadline },
  ] as const;
  const settlements = [
    await testSettlement(harness, full, money("300")),
    await testSettlement(harness, sale[1], money("300")),
  ] as const;
  const buying = (subject: 0 | 1) => {
    const order = orders[subject];
    return { ...purposeOf({ action: "buy", order }, order.maxCost), salt };
  };
  const settling = (subject: 0 | 1) => {
    const intent = { action: "settle", ...settlements[subject], deadline } as const;
    return { ...purposeOf(intent, money("300")), salt };
  };
  /** The token's domain on the deployment's chain; another exchange is another payee. */
  const at = (deployment: SigningDeployment) => ({ ...domain, chainId: deployment.chainId });
  const authorized = /^TestUSDC_BadAuthorization$/;
  const purchase = { foreign: authorized, late: /^Exchange_DeadlinePassed$/, deadline };
  return {
    "ReceiveWithAuthorization to buy": {
      ...purchase,
      build: (d, subject) => authorizationMessage(d, at(d), cleo.address, buying(subject)),
      signer: cleo,
      digest: () => null,
      use: (signature) => {
        const authorization = toAuthorization({ deadline, salt }, signature);
        const args = [orders[0], "0x", cleo.address, authorization];
        return simulate(harness, relayer, exchangeCall(harness, "buyWithAuthorization", args));
      },
    },
    "ReceiveWithAuthorization to settle": {
      deadline,
      foreign: authorized,
      late: authorized,
      build: (d, subject) => authorizationMessage(d, at(d), cleo.address, settling(subject)),
      signer: cleo,
      digest: () => null,
      use: (signature) => {
        const authorization = toAuthorization({ deadline, salt }, signature);
        const args = [settlements[0], cleo.address, authorization];
        return simulate(harness, relayer, exchangeCall(harness, "settleWithAuthorization", args));
      },
    },
    // A permit names no listing (EIP-2612): it only allows its owner's own call to take the sum.
    Permit: {
      deadline,
      foreign: /^Exchange_AllowanceTooLow$/,
      late: /^Exchange_AllowanceTooLow$/,
      build: (d, subject) =>
        permitMessage(d, at(d), { owner: cleo.address, nonce: BigInt(subject) }, settling(0)),
      signer: cleo,
      digest: () => null,
      use: (signature) => {
        const permit = toPermit({ value: money("300"), deadline }, signature);
        const args = [settlements[0], permit];
        return simulate(harness, cleo.address, exchangeCall(harness, "settleWithPermit", args));
      },
    },
  };
}
