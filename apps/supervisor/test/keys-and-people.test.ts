import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Person, type Place } from "../../web/test/person.ts";
import { runCommand } from "./run-command.ts";
import { type RunningStart, start } from "./run-start.ts";

/** Whole starts of the marketplace, several, on a machine that may be slow. */
const patienceMs = 300_000;

// What the runbooks "rotate" and "personal data" tell an operator to do, done.

const root = resolve(import.meta.dirname, "../../..");
const admin = { email: "op@tenora.example", password: "correct horse battery staple" };
let folder = "";
let data = "";
let running: RunningStart;
let place: Place;
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
const command = (name: "keys" | "person" | "backup", ...args: string[]) =>
  runCommand(name, args, { DATA_DIR: data }).text;

type Kept = Record<"auth" | "link" | "data", string>;
const secretsFile = () => join(data, "secrets.json");
const readSecrets = () => JSON.parse(readFileSync(secretsFile(), "utf8")) as Kept;
/** Stops, changes what is kept, starts again. */
async function restartWith(change: (kept: Kept) => Partial<Kept>): Promise<void> {
  await running.stop();
  const kept = readSecrets();
  writeFileSync(secretsFile(), JSON.stringify({ ...kept, ...change(kept) }));
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
  "all secrets change while nobody is signed out and nothing sealed is lost",
  async () => {
    const cy = new Person(place);
    await cy.signInWithWallet();
    await registered(cy);
    expect(await isSignedIn(cy)).toBe(true);
    const fresh = (what: string) => `${what} of at least thirty-two characters`;
    await restartWith(({ auth, link, data: key }) => ({
      auth: `${fresh("an auth secret")},${auth}`,
      link: `${fresh("a link secret")},${link}`,
      data: `${fresh("a data key")},${key}`,
    }));
    expect(await isSignedIn(cy)).toBe(true);
    const bo = new Person(place);
    await bo.signInWithWallet();
    await registered(bo);
    expect(command("keys", "check")).toContain(
      "present DATA_KEY: 1, with an older one: 1, with none of them: 0",
    );
    expect(command("keys", "reseal")).toContain("present DATA_KEY: 2, with an older one: 0");
    await restartWith((kept) => ({
      auth: kept.auth.split(",")[0] ?? "",
      link: kept.link.split(",")[0] ?? "",
      data: kept.data.split(",")[0] ?? "",
    }));
    expect(command("keys", "check")).toContain(
      "present DATA_KEY: 2, with an older one: 0, with none of them: 0",
    );
    expect(await isSignedIn(bo)).toBe(true);
    expect(await isSignedIn(cy)).toBe(false); // his cookie was signed by the key that is gone
  },
  patienceMs,
);

test(
  "a person's data is handed out whole, and then is nowhere",
  async () => {
    const ada = new Person(place);
    await ada.signInWithWallet();
    await registered(ada);
    expect((await ada.submit()).status).toBe(201);
    const target = join(folder, "export");
    expect(command("person", "export", ada.account.address, target)).toContain(`is in ${target}`);
    const files = readdirSync(target).sort();
    expect(files).toHaveLength(2);
    const told = JSON.parse(readFileSync(join(target, "person.json"), "utf8")) as object;
    expect(told).toMatchObject({
      business: { director_name: "Ada Tan" },
      investor: { registration_number: "S1234567D" },
    });
    const documents = () => readdirSync(join(data, "documents/business-documents"));
    expect(documents()).toContain(files.find((name) => name.endsWith(".pdf")));

    expect(command("person", "erase", ada.wallet)).toContain("1 documents are gone");
    expect(documents()).toEqual([]);
    expect(await isSignedIn(ada)).toBe(false);
    const backup = join(folder, "backup");
    expect(command("backup", backup)).toContain("0 documents are in");
    expect(command("person", "erase", "0x12")).toContain("Usage");
    expect(command("backup", backup)).toContain("is not empty");
  },
  patienceMs,
);
