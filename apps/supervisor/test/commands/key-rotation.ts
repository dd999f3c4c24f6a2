import { type ObjectPath, parseDocumentUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { readMailbox } from "@tenora/email/transport/read-mailbox";
import { expect } from "vitest";
import type { MarketplaceTarget, Person } from "../../../web/test/support/people/person.ts";
import { Authenticator } from "../../../web/test/support/sign-in/authenticator.ts";

// Values that the old keys made, and what must still work after the rotation.

/** Enables the second factor of an admin who is signed in. */
export async function withSecondFactor(op: Person, password: string): Promise<Authenticator> {
  const offer = await (await op.post("/api/admin/two-factor", {})).json();
  const { secret, envelope } = offer as { secret: string; envelope: string };
  const app = new Authenticator(secret);
  const confirmation = { envelope, password, code: app.code() };
  expect((await op.post("/api/admin/two-factor", confirmation, "PUT")).status).toBe(200);
  return app;
}

export async function signInWithCode(
  person: Person,
  credentials: Readonly<Record<"email" | "password" | "code", string>>,
): Promise<number> {
  const body = new URLSearchParams(credentials);
  return (await person.fetch("/api/admin/session", { method: "POST", body })).status;
}

/** What a business sent as its certificate, as the portal's link names it. */
export async function submittedCertificate(business: Person, op: Person): Promise<ObjectPath> {
  expect((await business.submit()).status).toBe(201);
  const list = await (await op.fetch(`/admin?search=${business.wallet}`)).text();
  const id = /<a (?=[^>]*data-row-link)[^>]*requests\/([0-9a-f-]{36})/.exec(list)?.[1];
  const answer = await op.post(`/api/admin/businesses/${id}/document-link`, {});
  const { url } = (await answer.json()) as { url: string };
  const object = parseDocumentUrl(new URL(url, "http://here").pathname);
  if (object === null) throw new Error(`${url} names no document`);
  return object;
}

/** What links of a document answer, as machines sign them that use these keys. */
export const linkStatuses = (
  place: MarketplaceTarget,
  object: ObjectPath,
  ...keys: readonly string[]
) =>
  Promise.all(
    keys.map(async (key) => {
      const answer = await fetch(place.url + signLink(object, key, Date.now()));
      await answer.body?.cancel();
      return answer.status;
    }),
  );

/** The token of the link that was mailed there, once it is. */
export async function mailedToken(mailbox: string, address: string): Promise<string> {
  const find = async () => {
    const mails = await readMailbox(mailbox);
    const message = mails.find((mail) => mail.to === address)?.templateParams.message ?? "";
    return /#([\w-]{64})/.exec(message)?.[1];
  };
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}
