import { signingDeployment } from "@tenora/chain/funding-request/signing-deployment";
import { receivableExchangeAbi } from "@tenora/chain/generated/receivable-exchange";
import { publicClient } from "@tenora/chain/rpc/read-chain";
import { formatAmount } from "@tenora/domain/money/format-amount";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { expect, test } from "vitest";
import { marketplace } from "../support/marketplace.ts";
import { readPage } from "../support/read-page.ts";

// The demonstration's payments, each against the chain's own record of it.

const { url, rpcUrl, web } = marketplace;
const client = publicClient([rpcUrl], 30_000);
const exchange = signingDeployment(web.publicConfig)?.exchange ?? "0x";

async function readPayments() {
  const contract = { address: exchange, abi: receivableExchangeAbi, eventName: "Settled" } as const;
  return client.getContractEvents({ ...contract, fromBlock: 0n, strict: true });
}

const proofOf = (listing: bigint | string, payment: string) =>
  fetch(`${url}/api/exchange/${listing}/payments/${payment}/proof`);

async function textOf(response: Response): Promise<string> {
  const data = new Uint8Array(await response.arrayBuffer());
  const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str : "")).join("");
}

test("proof of payment: a PDF says of a payment what the chain says, and the pages lead to it", async () => {
  const payments = await readPayments();
  expect(payments.length).toBeGreaterThan(5);
  for (const one of [payments.at(0), payments.at(-1)]) {
    if (one === undefined) throw new Error("There is no payment");
    const { listing, payer, amount, toHolders, toSeller } = one.args;
    const { blockHash, blockNumber, transactionHash } = one;
    const key = `${blockNumber}-${one.logIndex}`;
    const response = await proofOf(listing, key);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("content-disposition")).toBe(
      `attachment; filename="payment-${listing}-${key}.pdf"`,
    );
    const text = await textOf(response);
    const api = await fetch(`${url}/api/v1/listings/${listing}`);
    const { data } = (await api.json()) as {
      data: { token: { symbol: string; decimals: number } };
    };
    const money = (baseUnits: bigint) => formatAmount(baseUnits, data.token);
    for (const words of [
      ...[payer, money(amount), money(toHolders), money(toSeller), `#${listing}`],
      ...[String(blockNumber), String(blockHash), String(transactionHash), exchange],
    ])
      expect(text.replaceAll(" ", "")).toContain(words.replaceAll(" ", ""));
    const link = `href="/api/exchange/${listing}/payments/${key}/proof"`;
    for (const path of [`/exchange/${listing}`, `/pay/${listing}`])
      expect((await readPage(url + path)).html, path).toContain(link);
  }
});

test("proof of payment: there is none of what isn't a payment on this receivable", async () => {
  const [first] = await readPayments();
  if (first === undefined) throw new Error("There is no payment");
  const { blockNumber, logIndex } = first;
  const { listing } = first.args;
  for (const [id, payment] of [
    [listing + 1n, `${blockNumber}-${logIndex}`],
    [listing, `${blockNumber}-${logIndex + 1}`],
    [listing, `${blockNumber + 1n}-${logIndex}`],
    [listing, "1"],
    [listing, "1-x"],
    [listing, `0${blockNumber}-${logIndex}`],
    ["0", "1-0"],
    ["x", "1-0"],
    ["99999999999", "999999999999999-999999"],
  ] as const) {
    const response = await proofOf(id, payment);
    expect(response.status, `${id} ${payment}`).toBe(404);
    expect(await response.json()).toMatchObject({ code: "PAYMENT_NOT_FOUND" });
  }
});
