import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { everyAnswer } from "../apps/web/test/headers-of-everything.ts";
import { Person } from "../apps/web/test/person.ts";
import { type Bench, figure, note } from "./support/figure.ts";
import { onStand } from "./support/stand.ts";

const root = resolve(import.meta.dirname, "..");
/** Names that only stand where a secret is. */
const names =
  /AUTH_SECRET|LINK_SECRET|DATA_KEY|ADMIN_PASSWORD|SECRET_ACCESS_KEY|EMAILJS_PRIVATE_KEY|postgres(ql)?:\/\/|BEGIN [A-Z ]*PRIVATE KEY/;

/** S8: every configured secret, and what looks like one, in what browsers are given; npm audit. */
export const run: Bench = () =>
  onStand(async ({ marketplace }) => {
    const { web, ownerUrl, admin } = marketplace;
    const urls = [ownerUrl, ...Object.values(web.database)];
    const secrets = [
      ...Object.values(web.secrets).flat(),
      admin.password,
      ...urls.map((url) => new URL(url).password),
      ...urls,
    ].filter((one) => one.length > 7);
    const holds = (text: string) => names.test(text) || secrets.some((one) => text.includes(one));

    const folder = join(root, "apps/web/build/client");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile() && /\.(js|css|html|json|map|svg|txt)$/.test(one.name))
      .map((one) => join(one.parentPath, one.name));
    const inFiles = files.filter((file) => holds(readFileSync(file, "utf8")));

    const op = new Person(marketplace);
    await op.signInAsAdmin();
    const inAnswers: string[] = [];
    let answers = 0;
    for (const person of [new Person(marketplace), op]) {
      for (const { what, ask } of everyAnswer()) {
        answers += 1;
        const response = await ask(person);
        if (holds((await response.text()) + JSON.stringify([...response.headers])))
          inAnswers.push(what);
      }
    }
    return [
      figure(
        "files of the bundle with a secret in them",
        `${inFiles.length} of ${files.length} ${inFiles.join()}`,
        "0",
        inFiles.length === 0 && files.length > 20,
      ),
      figure(
        "answers with a secret in them, as visitor and as admin",
        `${inAnswers.length} of ${answers} ${inAnswers.slice(0, 3).join()}`,
        "0",
        inAnswers.length === 0,
      ),
      note("secrets looked for", `${new Set(secrets).size}, and names that only secrets have`),
      vulnerabilities(),
    ];
  });

function vulnerabilities() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    timeout: 120_000,
  });
  const what = "known vulnerabilities, high or critical, in what we ship";
  try {
    const { metadata } = JSON.parse(stdout) as {
      metadata: { vulnerabilities: { high: number; critical: number } };
    };
    const { high, critical } = metadata.vulnerabilities;
    return figure(what, `${high + critical}`, "0", high + critical === 0);
  } catch {
    return note(what, "NOT CHECKED: the registry does not answer npm audit here");
  }
}
