// npm run person -- export <wallet> <folder> | erase <wallet>

import { createWriteStream } from "node:fs";
import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { type Environment, readEnvironment } from "@tenora/configuration/environment";
import { erasePerson } from "@tenora/database/personal-data/erase-person";
import { exportPerson } from "@tenora/database/personal-data/export-person";
import { isKnownWallet } from "@tenora/database/personal-data/is-known-wallet";
import { chooseStore } from "@tenora/documents/store/choose-store";
import type { DocumentStore } from "@tenora/documents/store/document-store";
import { parseDocumentUrl } from "@tenora/documents/store/object-path";
import { parseWalletAddress } from "@tenora/domain/ethereum/wallet-address";
import { resolveSecrets } from "../configuration/secrets.ts";
import { documentSettings } from "../configuration/settings.ts";
import { explainFailure } from "../terminal/explain-failure.ts";
import { withOwnerConnection } from "./with-owner-connection.ts";

const usage = "Usage: npm run person -- export <wallet> <folder> | erase <wallet>";

const [verb, text, folder] = process.argv.slice(2);
try {
  const wallet = parseWalletAddress(text ?? "");
  const isWhole = verb === "erase" || (verb === "export" && folder !== undefined);
  if (wallet === null || !isWhole) throw new Error(usage);
  const environment = readEnvironment(process.env);
  const store = chooseStore(documentSettings(environment, resolve(environment.DATA_DIR)));
  await withOwnerConnection(environment, async (ownerUrl) => {
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
    const object = parseDocumentUrl(url);
    if (object) await store.remove(object);
  }
  console.log(
    `All personal data of ${wallet} was erased, and ${urls.length} documents were removed.`,
  );
  console.log("Earlier backups still contain it: see docs/runbooks/personal-data.md.");
}

async function exportTo(
  target: string,
  ownerUrl: string,
  environment: Environment,
  store: DocumentStore,
  wallet: string,
): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) throw new Error(`${target} is not empty.`);
  const { data } = resolveSecrets(environment, resolve(environment.DATA_DIR));
  const person = await exportPerson(ownerUrl, wallet, data);
  const options = { mode: 0o600 };
  await writeFile(join(target, "person.json"), JSON.stringify(person, null, 2), options);
  for (const url of person.documents) {
    const object = parseDocumentUrl(url);
    const stored = object && (await store.open(object));
    if (!object || !stored) console.warn(`Not in the store: ${url}`);
    else await pipeline(stored.content, createWriteStream(join(target, object.path), options));
  }
  console.log(`All data about ${wallet} is in ${target}.`);
}
