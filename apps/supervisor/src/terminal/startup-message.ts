import { brand } from "@tenora/domain/brand";
import type { Marketplace } from "../marketplace.ts";

interface Started {
  readonly dataFolder: string;
  readonly tookMs: number;
  /** False where the output may be stored in a log, unless this is a demonstration. */
  readonly mayShowPassword: boolean;
  readonly development?: boolean;
}

/** What the operator needs to know once everything runs. */
export function startupMessage(
  { web, firstAdmin }: Pick<Marketplace, "web" | "firstAdmin">,
  { dataFolder, tookMs, mayShowPassword, development }: Started,
): string {
  const { email, generatedPassword } = firstAdmin;
  let password = `password as set before  (lost? npm run admin -- reset ${email})`;
  if (generatedPassword !== null) {
    password = mayShowPassword
      ? `password ${generatedPassword}  (shown once: keep it)`
      : `not shown, since this may be a log. Set one: npm run admin -- reset ${email}`;
  }
  const lines = [
    "",
    `  ${brand.name} is ready (${(tookMs / 1000).toFixed(1)} s)`,
    "",
    `  Open          ${web.publicUrl}${entrance("/dev", web)}`,
    `  Admin portal  ${web.publicUrl}/admin`,
    `                ${email}`,
    `                ${password}`,
    ...(web.demonstration?.mailFolder
      ? [`  Mailbox       ${web.publicUrl}${entrance("/dev/mail", web)}`]
      : []),
    `  Data          ${dataFolder}`,
    ...(development
      ? ["", "  Changes to the web app and its packages show at once; the worker needs a restart."]
      : []),
    "",
    "  Stop with Ctrl-C.",
    "",
  ];
  return lines.join("\n");
}

/** Contains the key, without which a browser gets none of the demonstration's tools; else the home page. */
const entrance = (path: string, { demonstration }: Marketplace["web"]): string =>
  demonstration === null ? "" : `${path}?key=${demonstration.key}`;
