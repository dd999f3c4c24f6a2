// npm run person -- export <wallet or e-mail> <folder> | erase <wallet or e-mail>

import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Environment, readEnvironment } from "@tenora/configuration/environment";
import {
  eraseContactMessages,
  exportContactMessages,
} from "@tenora/database/personal-data/contact-messages";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { isKnownWallet } from "@tenora/database/personal-data/is-known-wallet";
import { chooseStore } from "@tenora/documents/store/choose-store";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { parseStoredUrl } from "@tenora/documents/store/object-path";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { parseEmailAddress } from "@tenora/domain/text/email-address";
import { resolveSecrets } from "../configuration/secrets.ts";
import { documentSettings } from "../configuration/settings.ts";
import { explainFailure } from "../terminal/explain-failure.ts";
import { withOwnerConnection } from "./with-owner-connection.ts";

const usage =
  "Usage: npm run person -- export <wallet or e-mail> <folder> | erase <wallet or e-mail>";

const [verb, text, folder] = process.argv.slice(2);
try {
  const wallet = parseWalletAddress(text ?? "");
  const isWhole = verb === "erase" || (verb === "export" && folder !== undefined);
  const email = parseEmailAddress(text ?? "");
  if ((wallet === null && email === null) || !isWhole) throw new Error(usage);
  const environment = readEnvironment(process.env);
  const store = chooseStore(documentSettings(environment, resolve(environment.DATA_DIR)));
  await withOwnerConnection(environment, async (ownerUrl) => {
    if (wallet === null) {
      await (verb === "erase"
        ? eraseMessages(ownerUrl, email ?? "")
        : exportMessages(resolve(folder ?? ""), ownerUrl, email ?? ""));
      return;
    }
    // After a typing error a person would be told that their data is erased, and it is not.
    if (!(await isKnownWallet(ownerUrl, wallet))) {
      throw new Error(`Nothing is stored about the wallet ${wallet}. Check the address.`);
    }
    await (verb === "erase"
      ? erase(ownerUrl, store, wallet)
      : exportTo(resolve(folder ?? ""), ownerUrl, environment, store, wallet));
  });
  process.exit(0);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}

/** The record goes first: if removing a document fails, the worker finds it without an owner. */
async function erase(ownerUrl: string, store: DocumentStore, wallet: string): Promise<void> {
  const urls = await erasePerson(ownerUrl, wallet);
  for (const url of urls) {
    const object = parseStoredUrl(url);
    if (object) await store.remove(object);
  }
  console.log(
    `All personal data of ${wallet} was erased, and ${urls.length} documents were removed.`,
  );
  console.log("Earlier backups still contain it: see docs/runbooks/personal-data.md.");
}

/** Erases what a person without a wallet wrote by the contact form. */
async function eraseMessages(ownerUrl: string, email: string): Promise<void> {
  const count = await eraseContactMessages(ownerUrl, email);
  if (count === 0) throw new Error(`No message from ${email} is stored. Check the address.`);
  console.log(`${count} messages from ${email} were erased; what was mailed is in your mailbox.`);
}

async function exportMessages(target: string, ownerUrl: string, email: string): Promise<void> {
  const found = await exportContactMessages(ownerUrl, email);
  if (found.messages.length === 0) {
    throw new Error(`No message from ${email} is stored. Check the address.`);
  }
  await makeEmptyFolder(target);
  await writeFile(join(target, "messages.json"), JSON.stringify(found, null, 2), { mode: 0o600 });
  console.log(`All messages from ${email} are in ${target}.`);
}

async function makeEmptyFolder(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty.`);
}

async function exportTo(
  target: string,
  ownerUrl: string,
  environment: Environment,
  store: DocumentStore,
  wallet: string,
): Promise<void> {
  await makeEmptyFolder(target);
  const { data } = resolveSecrets(environment, resolve(environment.DATA_DIR));
  const person = await exportPerson(ownerUrl, wallet, data);
  const options = { mode: 0o600 };
  await writeFile(join(target, "person.json"), JSON.stringify(person, null, 2), options);
  for (const url of person.documents) {
    const object = parseStoredUrl(url);
    const stored = object && (await store.open(object));
    if (!object || !stored) console.warn(`Not in the store: ${url}`);
    else await pipeline(stored.content, createWriteStream(join(target, object.path), options));
  }
  console.log(`All data about ${wallet} is in ${target}.`);
}
