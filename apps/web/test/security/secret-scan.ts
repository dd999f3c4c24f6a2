import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { RunningMarketplace } from "../../../../e2e/support/marketplace/running-marketplace.ts";
import { Person } from "../support/people/person.ts";
import { everyResponse } from "./every-response.ts";

/** Names that occur only with a secret. */
const names =
  /AUTH_SECRET|LINK_SECRET|DATA_KEY|ADMIN_PASSWORD|SECRET_ACCESS_KEY|EMAILJS_PRIVATE_KEY|postgres(ql)?:\/\/|BEGIN [A-Z ]*PRIVATE KEY/;

/** What was looked through, and the parts of it that hold a secret. */
export interface ScanResult {
  readonly looked: number;
  readonly secret: readonly string[];
}

/** Every secret a marketplace was started with. */
export function secretsOf({ web, ownerUrl, admin }: RunningMarketplace): ReadonlySet<string> {
  const urls = [ownerUrl, ...Object.values(web.database)];
  const all = [
    ...Object.values(web.secrets).flat(),
    admin.password,
    ...urls.map((url) => new URL(url).password),
    ...urls,
  ];
  return new Set(all.filter((one) => one.length > 7));
}

/** Whether a text contains a secret, or a name that occurs only with one. */
export function createSecretScanner(marketplace: RunningMarketplace): (text: string) => boolean {
  const secrets = [...secretsOf(marketplace)];
  return (text) => names.test(text) || secrets.some((one) => text.includes(one));
}

/** Looks through the files that browsers are given. */
export function scanBundle(holds: (text: string) => boolean): ScanResult {
  const folder = resolve(import.meta.dirname, "../../build/client");
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile() && /\.(js|css|html|json|map|svg|txt)$/.test(one.name))
    .map((one) => join(one.parentPath, one.name));
  const secret = files.filter((file) => holds(readFileSync(file, "utf8")));
  return { looked: files.length, secret };
}

/** Looks through what every address answers, headers too, to a visitor and to an admin. */
export async function scanResponses(
  marketplace: RunningMarketplace,
  holds: (text: string) => boolean,
): Promise<ScanResult> {
  const op = new Person(marketplace);
  await op.signInAsAdmin();
  const secret: string[] = [];
  let looked = 0;
  for (const person of [new Person(marketplace), op]) {
    for (const { what, ask } of everyResponse()) {
      looked += 1;
      const answer = await ask(person);
      const text = (await answer.text()) + JSON.stringify([...answer.headers]);
      if (holds(text)) secret.push(what);
    }
  }
  return { looked, secret };
}
