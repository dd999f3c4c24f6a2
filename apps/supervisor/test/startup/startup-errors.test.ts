import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "@tenora/embedded/free-port";
import { afterAll, expect, test } from "vitest";
import { start } from "../support/marketplace-process.ts";
import { runCommand } from "../support/run-command.ts";

// Every message for an operator names the setting that needs a change.
const root = resolve(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "tenora-mistakes-"));
const key = "a secret that only the tests know!!";
const external = { AUTH_SECRET: key, LINK_SECRET: key, DATA_KEY: key, LOG_LEVEL: "silent" };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function endOf(variables: Record<string, string>): Promise<string> {
  const started = start(root, { PORT: String(await freePort()), DATA_DIR: folder, ...variables });
  expect(await started.untilEnded()).toBe(1);
  return started.text();
}

test("npm start: names DATABASE_URL when the database does not answer", async () => {
  const DATABASE_URL = "postgresql://tenora_owner:secret@127.0.0.1:9/tenora";
  const sentence =
    "PostgreSQL at 127.0.0.1:9 does not answer (ECONNREFUSED): user tenora_owner, database tenora. See DATABASE_URL.";
  expect(await endOf({ ...external, DATABASE_URL })).toContain(sentence);
  const { code, text } = await runCommand("backup", [join(folder, "none")], {
    ...external,
    DATABASE_URL,
  });
  expect({ code, text }).toEqual({ code: 1, text: expect.stringContaining(sentence) });
});

test("npm start: names DATA_DIR when the folder cannot be written", async () => {
  const DATA_DIR = join(folder, "a-file/data");
  writeFileSync(join(folder, "a-file"), "");
  expect(await endOf({ DATA_DIR })).toContain(
    `DATA_DIR: nothing can be written in ${DATA_DIR} (ENOTDIR).`,
  );
});

test("npm start: names METRICS_PORT when the worker's metrics port is taken, and waits for nothing else", async () => {
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
  const { port } = taken.address() as { port: number };
  const METRICS_PORT = String(port - 1);
  const text = await endOf({ METRICS_PORT, LOG_LEVEL: "silent", DEMO: "0" });
  taken.close();
  expect(text).toContain(`METRICS_PORT: 127.0.0.1:${port} cannot be used (EADDRINUSE).`);
  expect(text).toContain("✗ The worker is ready");
  // It takes by far the longest to start.
  expect(text).not.toContain("The indexer is ready");
});

test.each([{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://tenora.example" }])(
  "npm run dev: refuses to serve other machines with %j",
  async (variables) => {
    const started = start(root, { DATA_DIR: folder, ...variables }, ["--dev"]);
    expect(await started.untilEnded()).toBe(1);
    expect(started.text()).toContain("npm run dev serves this machine only");
  },
);
