import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MarketplaceTarget, Person } from "../../../web/test/support/people/person.ts";
import { type MarketplaceProcess, start } from "../support/marketplace-process.ts";
import { runCommand } from "../support/run-command.ts";
import {
  linkStatuses,
  mailedToken,
  signInWithCode,
  submittedCertificate,
  withSecondFactor,
} from "./key-rotation.ts";

/** Whole starts of the marketplace, several, on a machine that may be slow. */
const timeoutMs = 300_000;

// The steps of the runbooks "rotate" and "personal data".

const root = resolve(import.meta.dirname, "../../../..");
const admin = { email: "op@tenora.example", password: "correct horse battery staple" };
let folder = "";
let data = "";
let running: MarketplaceProcess;
let place: MarketplaceTarget;
let variables: Record<string, string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "tenora-keys-"));
  chmodSync(folder, 0o755);
  data = join(folder, "data");
  const port = String(await freePort());
  variables = {
    PORT: port,
    DATA_DIR: data,
    LOG_LEVEL: "silent",
    TRUST_PROXY: "1",
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    // No server listens there, so mails wait.
    SMTP_URL: "smtp://127.0.0.1:1",
  };
  place = { url: `http://127.0.0.1:${port}`, admin };
  await begin();
});
afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function begin(): Promise<void> {
  running = start(root, variables);
  await running.untilReady();
}
const command = async (name: "keys" | "person" | "backup", ...args: string[]) =>
  (await runCommand(name, args, { DATA_DIR: data })).text;

type Kept = Record<"auth" | "link" | "data", string>;
const secretsFile = () => join(data, "secrets.json");
const readSecrets = () => JSON.parse(readFileSync(secretsFile(), "utf8")) as Kept;
/** Stops the marketplace, changes the stored secrets and starts it again. */
async function restartWith(changed: Kept): Promise<void> {
  await running.stop();
  writeFileSync(secretsFile(), JSON.stringify({ ...readSecrets(), ...changed }));
  await begin();
}

async function registered(person: Person): Promise<void> {
  const answer = await person.post("/api/investor/registrations", {
    investorName: "Cy Tan",
    country: "Singapore",
    registrationNumber: "S1234567D",
    certificateInfo: { email: "cy@example.com" },
    agreeTerms: true,
    walletAddress: person.wallet,
  });
  expect(answer.status).toBe(200);
}
const isSignedIn = async (person: Person) =>
  (await (await person.fetch("/api/wallet/session")).text()).includes(person.wallet);

test(
  "key rotation: replaces all secrets without signing out, breaking links or losing sealed values",
  async () => {
    const { auth, link, data: key } = readSecrets();
    const fresh = (what: string) => `${what} of at least thirty-two characters`;
    const next = { auth: fresh("auth"), link: fresh("link"), data: fresh("data") };
    const cy = new Person(place);
    const op = new Person(place);
    await cy.signInWithWallet();
    await registered(cy);
    expect((await op.signInAsAdmin()).status).toBe(200);
    const certificate = await submittedCertificate(cy, op);

    // First every machine accepts values made with the new keys …
    await restartWith({
      auth: `${auth},${next.auth}`,
      link: `${link},${next.link}`,
      data: `${key},${next.data}`,
    });
    expect(await linkStatuses(place, certificate, link, next.link)).toEqual([200, 200]);
    const email = `late-${Date.now()}@example.com`;
    const invitation = { email, password: admin.password };
    expect((await op.post("/api/admin/invitations", invitation)).status).toBe(200);
    const app = await withSecondFactor(op, admin.password);

    // … then they are used, …
    delete variables.SMTP_URL; // the invitation has waited for a mail service until now
    await restartWith({
      auth: `${next.auth},${auth}`,
      link: `${next.link},${link}`,
      data: `${next.data},${key}`,
    });
    expect(await isSignedIn(cy)).toBe(true);
    expect(await linkStatuses(place, certificate, link, next.link)).toEqual([200, 200]);
    const token = await mailedToken(join(data, "mail"), email);
    const invited = await new Person(place).post("/api/admin/link", { token });
    expect(await invited.json()).toEqual({ kind: "invitation", email });
    const bo = new Person(place);
    await bo.signInWithWallet();
    await registered(bo);
    expect(await command("keys", "check")).toContain(
      "current DATA_KEY: 1, with an older one: 2, with none of them: 0",
    );
    expect(await command("keys", "reseal")).toContain("current DATA_KEY: 3, with an older one: 0");

    // … then the old ones go.
    await restartWith(next);
    expect(await command("keys", "check")).toContain(
      "current DATA_KEY: 3, with an older one: 0, with none of them: 0",
    );
    expect(await isSignedIn(bo)).toBe(true);
    expect(await isSignedIn(cy)).toBe(false); // the key that signed this cookie was removed
    expect(await linkStatuses(place, certificate, link, next.link)).toEqual([403, 200]);
    expect(await signInWithCode(new Person(place), { ...admin, code: app.code() })).toBe(200);
  },
  timeoutMs,
);

test(
  "npm run person: exports all data about a wallet, then erases all of it",
  async () => {
    const ada = new Person(place);
    await ada.signInWithWallet();
    await registered(ada);
    const documents = () => readdirSync(join(data, "documents/business-documents"));
    const ofOthers = documents();
    expect((await ada.submit()).status).toBe(201);
    const target = join(folder, "export");
    expect(await command("person", "export", ada.account.address, target)).toContain(
      `is in ${target}`,
    );
    const files = readdirSync(target).sort();
    expect(files).toHaveLength(2);
    const exported = JSON.parse(readFileSync(join(target, "person.json"), "utf8")) as object;
    expect(exported).toMatchObject({
      business: { director_name: "Ada Tan" },
      investor: { registration_number: "S1234567D" },
    });
    expect(documents()).toContain(files.find((name) => name.endsWith(".pdf")));

    expect(await command("person", "erase", ada.wallet)).toContain("1 documents were removed");
    expect(documents()).toEqual(ofOthers);
    expect(await isSignedIn(ada)).toBe(false);
    const backup = join(folder, "backup");
    expect(await command("backup", backup)).toContain(`${ofOthers.length} documents are in`);
    expect(await command("person", "erase", "0x12")).toContain("Usage");
    const stranger = `0x${"1".repeat(40)}`;
    expect(await command("person", "erase", stranger)).toContain(
      `Nothing is stored about the wallet ${stranger}`,
    );
    expect(await command("person", "erase", ada.wallet)).toContain("0 documents were removed");
    expect(await command("backup", backup)).toContain("is not empty");
  },
  timeoutMs,
);
