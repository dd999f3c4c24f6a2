// @vitest-environment jsdom

import { revokeSignature } from "@tenora/chain/exchange/account";
import { invitationMessage } from "@tenora/chain/gate/invitation";
import { addressOfLinkKey, createLinkKey } from "@tenora/chain/gate/link-key";
import { linkMessage } from "@tenora/chain/gate/share-link";
import { openLocalExchange } from "@tenora/demonstration/exchange/local-exchange";
import { persona } from "@tenora/domain/demo/personas";
import { startExchange, type TestExchange } from "@tenora/testing/chain/start-exchange";
import { testAccount } from "@tenora/testing/wallet/test-accounts";
import { cleanup, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  continueInWallet,
  dialogSays,
  offerPage,
  pressBuy,
  renderOffer,
} from "#test/components/listing/render-offer.tsx";
import { clearPage } from "#test/components/wallet/render-page.tsx";
import type { ListingPage } from "../listing-page.ts";
import type { LinkResponse, ReceivedInvitationView } from "./responses.ts";

type Hex = `0x${string}`;

let chain: TestExchange;
const person = userEvent.setup();
const ben = persona("Ben");
const dara = persona("Dara");
const own = dara.address.toLowerCase();
const answer = (body: object) => () => Response.json(body);

beforeAll(async () => {
  chain = await startExchange();
});
afterAll(() => chain?.stop());
afterEach(clearPage);

const signAsBen = (message: { readonly typedData: object }) =>
  testAccount(ben.account).signTypedData(message.typedData as never);

const invitePath = ({ offer }: ListingPage) => `/api/exchange/${offer.id}/invitation`;
const invitesPath = ({ offer }: ListingPage) => `/api/exchange/${offer.id}/invitations`;
const linksPath = ({ offer }: ListingPage) => `/api/exchange/${offer.id}/links`;

/** A receivable by invitation, and Ben's invitation of Dara for 10 units. */
async function invited(changes: Partial<ReceivedInvitationView> = {}) {
  const { page } = await offerPage(chain, { gate: chain.deployment.gates.invite });
  const deadline = page.market.now + 86_400;
  const message = invitationMessage(chain.deployment, {
    listing: page.offer.id,
    wallet: dara.address as Hex,
    cap: 10n,
    counter: 0n,
    deadline: BigInt(deadline),
  });
  const invitation: ReceivedInvitationView = {
    cap: 10,
    counter: 0,
    deadline,
    used: 0,
    status: "valid",
    signature: await signAsBen(message),
    ...changes,
  };
  const server = { [invitePath(page)]: answer({ wallet: own, invitation, hasAsked: false }) };
  return { page, server, digest: message.digest, invitation };
}

/** A receivable by link, and Ben's link: 5 units for each wallet, 20 in all. */
async function linked(changes: Partial<LinkResponse> = {}) {
  const { page } = await offerPage(chain, { gate: chain.deployment.gates.link });
  const privateKey = createLinkKey();
  const key = addressOfLinkKey(privateKey) as Hex;
  const deadline = page.market.now + 86_400;
  const message = linkMessage(chain.deployment, {
    listing: page.offer.id,
    key,
    walletCap: 5n,
    totalCap: 20n,
    counter: 0n,
    deadline: BigInt(deadline),
  });
  const link: LinkResponse = {
    key,
    walletCap: 5,
    totalCap: 20,
    counter: 0,
    deadline,
    used: 0,
    byWallet: 0,
    status: "valid",
    signature: await signAsBen(message),
    ...changes,
  };
  const path = `${linksPath(page)}/${key}`;
  const server = {
    [path]: answer({ ...link, byWallet: 0 }),
    [`${path}?wallet=${own}`]: answer(link),
  };
  return { page, server, privateKey, hash: `#link=${privateKey.slice(2)}` };
}

async function pay(wallet: Awaited<ReturnType<typeof renderOffer>>) {
  await continueInWallet();
  await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
  await (await wallet.nextRequest("eth_sendTransaction")).confirm();
}

describe("sale by invitation", () => {
  test("an invited wallet buys up to its cap, and is told when it asks for more", async () => {
    const { page, server } = await invited();
    const wallet = await renderOffer(chain, page, { server });
    expect(await screen.findByText(/You're invited: you can buy up to 10 units/)).toBeDefined();
    await pressBuy("570");
    await pay(wallet);
    await dialogSays(/You bought a note in receivable #\d+ for 570\.00 USDC\./);
    cleanup();
    clearPage();
    await renderOffer(chain, page, { server });
    await pressBuy("475");
    await dialogSays(/Your invitation allows 4 more units/);
  });

  test("nothing can be pressed before the wallet of an earlier visit is back", async () => {
    const { page, server } = await invited();
    await renderOffer(chain, page, { server });
    expect(screen.getByRole("button", { name: "Checking whether you can buy" })).toBeDefined();
    expect(await screen.findByText(/You're invited/)).toBeDefined();
  });

  test("an invitation that was revoked since is told before anything is signed", async () => {
    const { page, server, digest } = await invited();
    const local = await openLocalExchange(chain.rpcUrl, chain.deployment);
    const { exchange } = chain.deployment;
    await local.done(revokeSignature(local.sender(ben.account), exchange, digest));
    const wallet = await renderOffer(chain, page, { server });
    await pressBuy("95");
    await dialogSays(/Your invitation was revoked by the seller/);
    expect(wallet.log.map(({ method }) => method)).not.toContain("eth_signTypedData_v4");
  });

  test("an invitation for another wallet doesn't let this one buy", async () => {
    const { page, invitation } = await invited();
    const eli = persona("Eli");
    const body = { wallet: eli.address.toLowerCase(), invitation, hasAsked: false };
    const wallet = await renderOffer(chain, page, {
      account: eli.account,
      server: { [invitePath(page)]: answer(body) },
    });
    await pressBuy("95");
    await continueInWallet();
    await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
    await dialogSays(/not for your wallet and this sale/);
    expect(wallet.log.map(({ method }) => method)).not.toContain("eth_sendTransaction");
  });

  test("a wallet that isn't invited asks to join with a name", async () => {
    const { page } = await invited();
    let hasAsked = false;
    const wallet = await renderOffer(chain, page, {
      server: {
        [invitePath(page)]: () => Response.json({ wallet: own, invitation: null, hasAsked }),
        "/api/wallet/session": answer({ wallet: own }),
        [`/api/exchange/${page.offer.id}/join-request`]: () => {
          hasAsked = true;
          return Response.json({ ok: true });
        },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Ask to join" }));
    expect(screen.getByRole("link", { name: "Who can buy this" })).toBeDefined();
    expect(screen.queryByLabelText(/^Amount in/)).toBeNull();
    const register = () => screen.getByRole("link", { name: "registered as an investor" });
    expect(register()).toHaveProperty("pathname", "/investor/onboarding");
    expect(await screen.findByText("Enter a name that the seller knows.")).toBeDefined();
    await person.type(screen.getByLabelText("Your name"), "Dara Lim");
    await person.click(screen.getByRole("button", { name: "Ask to join" }));
    expect(await screen.findByText("You've asked to join")).toBeDefined();
    expect(register()).toBeDefined();
    expect(wallet.sent.map(({ body }) => body)).toContainEqual({ name: "Dara Lim" });
    expect(screen.queryByRole("button", { name: /^Buy/ })).toBeNull();
  });

  test("who asks to join gives an address, and reads to confirm it", async () => {
    const { page } = await invited();
    let hasAsked = false;
    let email: string | null = null;
    const path = "/api/investor/guest-address";
    const wallet = await renderOffer(chain, page, {
      server: {
        [invitePath(page)]: () => Response.json({ wallet: own, invitation: null, hasAsked }),
        "/api/wallet/session": answer({ wallet: own }),
        [path]: (body) => {
          const given = (body as { email: string } | null)?.email;
          if (given === "wrong") return Response.json({ code: "INVALID_INPUT" }, { status: 400 });
          if (given !== undefined) email = given;
          const address = { email, isConfirmed: false, isRegistered: false };
          return Response.json({ wallet: own, address });
        },
        [`/api/exchange/${page.offer.id}/join-request`]: () => {
          hasAsked = true;
          return Response.json({ ok: true });
        },
      },
    });
    const field = await screen.findByLabelText("Your email address (optional)");
    await person.type(screen.getByLabelText("Your name"), "Dara Lim");
    await person.type(field, "wrong");
    await person.click(screen.getByRole("button", { name: "Ask to join" }));
    expect(await screen.findByText("Enter an email address like name@example.com.")).toBeDefined();
    expect(hasAsked).toBe(false);
    await person.clear(field);
    await person.type(field, "dara@example.com");
    await person.click(screen.getByRole("button", { name: "Ask to join" }));
    expect(await screen.findByText(/Look for our email to dara@example\.com/)).toBeDefined();
    expect(wallet.sent).toContainEqual({ path, body: { email: "dara@example.com" } });
    const asked = wallet.sent.find((one) => one.path.endsWith("/join-request"));
    expect(Object.keys(asked?.body ?? {})).toEqual(["name"]);
  });

  test("an unproven wallet signs in first, and a failed check can be repeated", async () => {
    const { page } = await invited();
    const unproven = answer({ wallet: null, invitation: null, hasAsked: false });
    await renderOffer(chain, page, { server: { [invitePath(page)]: unproven } });
    expect(await screen.findByRole("button", { name: "Sign in" })).toBeDefined();
    clearPage();
    await renderOffer(chain, page);
    expect(await screen.findByText("We couldn't check whether you can buy")).toBeDefined();
    expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  });

  test.each([
    ["expired", /Your invitation expired on/],
    ["revoked", /The seller revoked your invitation/],
    ["used-up", /bought everything your invitation allows/],
  ] as const)("an invitation that is %s says so and offers to ask", async (status, words) => {
    const { page, server } = await invited({ status });
    await renderOffer(chain, page, { server });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByRole("button", { name: "Ask to join" })).toBeDefined();
  });
});

describe("sale by link", () => {
  test("the holder of the link buys up to its cap, and the key stays in the page", async () => {
    const { page, server, hash, privateKey } = await linked();
    const wallet = await renderOffer(chain, page, { server, hash });
    expect(await screen.findByText(/Each wallet can buy up to 5 units/)).toBeDefined();
    await pressBuy("380");
    await pay(wallet);
    await dialogSays(/You bought a note in receivable #\d+ for 380\.00 USDC\./);
    const told = JSON.stringify([wallet.sent, wallet.log], (_, value: unknown) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(told).not.toContain(privateKey.slice(2));
    cleanup();
    clearPage();
    await renderOffer(chain, page, { server, hash });
    await pressBuy("190");
    await dialogSays(/This link allows your wallet 1 more unit\./);
  });

  test("what the wallet has bought with the link counts against its cap", async () => {
    const { page, server, hash } = await linked({ used: 7, byWallet: 4 });
    await renderOffer(chain, page, { server, hash });
    expect(await screen.findByText(/You can buy up to 1 unit more until/)).toBeDefined();
    clearPage();
    const whole = await linked({ used: 7, byWallet: 5 });
    await renderOffer(chain, whole.page, whole);
    expect(await screen.findByText(/You've bought everything it allows each wallet/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Buy/ })).toBeNull();
  });

  test.each([
    ["expired", /It expired on/],
    ["revoked", /The seller revoked it/],
    ["used-up", /Everything it allows has been bought/],
  ] as const)("a link that is %s says so", async (status, words) => {
    const { page, server, hash } = await linked({ status });
    await renderOffer(chain, page, { server, hash });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Buy/ })).toBeNull();
  });

  test.each([
    ["no link", "", /Open the link that the seller gave you/],
    ["part of a link", "#link=12ab", /This link is wrong or incomplete/],
    ["a number that is no key", `#link=${"0".repeat(64)}`, /This link is wrong or incomplete/],
    ["another key", `#link=${"5e".repeat(32)}`, /This link is wrong or incomplete/],
  ])("%s doesn't let anyone buy", async (_, hash, words) => {
    const { page } = await linked();
    await renderOffer(chain, page, { hash });
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.queryByRole("button", { name: /^Buy/ })).toBeNull();
  });
});

describe("seller", () => {
  const seller = ben.address.toLowerCase();

  test("invites several wallets, each with one signature, and keeps who isn't invited yet", async () => {
    const { page } = await invited();
    const listed = { wallet: seller, sale: { counter: 0, now: page.market.now }, invitations: [] };
    const joinRequests = [{ wallet: own, name: "Dara Lim" }];
    const stored: { wallet: string; signature: Hex; cap: number; deadline: number }[] = [];
    const wallet = await renderOffer(chain, page, {
      account: ben.account,
      server: {
        [invitesPath(page)]: (body) => {
          if (body === null) return Response.json({ ...listed, joinRequests });
          stored.push(body as never);
          return Response.json({ ok: true });
        },
      },
    });
    await person.click(await screen.findByRole("button", { name: "Invite Dara Lim" }));
    await person.click(screen.getByRole("button", { name: "Add another person" }));
    await person.click(screen.getByRole("button", { name: "Sign 2 invitations" }));
    expect(await screen.findByText("Enter an address: 0x and 40 characters.")).toBeDefined();
    const [, address] = screen.getAllByLabelText("Wallet address");
    const [, name] = screen.getAllByLabelText("Name");
    if (!address || !name) throw new Error("no second person");
    await person.type(address, persona("Eli").address);
    await person.type(name, "Eli");
    await person.click(screen.getByRole("button", { name: "Sign 2 invitations" }));
    await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
    (await wallet.nextRequest("eth_signTypedData_v4")).refuse();
    expect(await screen.findByText(/You declined the signature/)).toBeDefined();
    expect(screen.getAllByLabelText("Wallet address")).toHaveLength(1);
    expect(screen.getByDisplayValue("Eli")).toBeDefined();
    const [first] = stored;
    if (first === undefined) throw new Error("nothing stored");
    expect(first).toMatchObject({ wallet: own, name: "Dara Lim", cap: 100, counter: 0 });
    const { typedData } = invitationMessage(chain.deployment, {
      listing: page.offer.id,
      wallet: dara.address as Hex,
      cap: BigInt(first.cap),
      counter: 0n,
      deadline: BigInt(first.deadline),
    });
    expect(first.signature).toBe(await signAsBen({ typedData }));
  });

  test("creates a link whose key the server doesn't get", async () => {
    const { page } = await linked();
    const sale = { counter: 0, now: page.market.now };
    const wallet = await renderOffer(chain, page, {
      account: ben.account,
      server: { [linksPath(page)]: answer({ wallet: seller, sale, links: [] }) },
    });
    await person.type(await screen.findByLabelText("Who is it for?"), "Football club");
    await person.click(screen.getByRole("button", { name: "Create the link" }));
    await (await wallet.nextRequest("eth_signTypedData_v4")).confirm();
    const shown = await screen.findByText(/#link=[0-9a-f]{64}$/);
    const privateKey: Hex = `0x${shown.textContent?.split("#link=")[1]}`;
    const posted = wallet.sent.find(({ body }) => body !== null)?.body;
    expect(posted).toMatchObject({ key: addressOfLinkKey(privateKey), name: "Football club" });
    expect(JSON.stringify(wallet.sent)).not.toContain(privateKey.slice(2));
    expect(await screen.findByAltText("QR code of the link")).toBeDefined();
  });

  test("revokes an invitation on the chain", async () => {
    const { page, digest, invitation, server: invitee } = await invited();
    const row = { ...invitation, digest, wallet: own, name: "Dara Lim" };
    const sale = { counter: 0, now: page.market.now };
    const body = { wallet: seller, sale, invitations: [row], joinRequests: [] };
    const wallet = await renderOffer(chain, page, {
      account: ben.account,
      server: { [invitesPath(page)]: answer(body) },
    });
    await person.click(await screen.findByRole("button", { name: "Revoke Dara Lim" }));
    await continueInWallet("Revoke");
    await (await wallet.nextRequest("eth_sendTransaction")).confirm();
    await dialogSays(/The invitation is revoked/);
    clearPage();
    await renderOffer(chain, page, { server: invitee });
    await pressBuy("95");
    await dialogSays(/Your invitation was revoked by the seller/);
  });
});
