import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

const here = resolve(import.meta.dirname, "..");
const parts = ["bin", "src", "test/support", "test/unit", "test/integration", "package.json"];

/** forge's coverage doesn't follow "../" to the packages, so it works on a copy with a link. */
export function coverageCopy(): { readonly folder: string; remove(): void } {
  const folder = resolve(here, "../.coverage");
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  mkdirSync(folder);
  for (const part of parts) cpSync(resolve(here, part), resolve(folder, part), { recursive: true });
  const settings = readFileSync(resolve(here, "foundry.toml"), "utf8");
  writeFileSync(
    resolve(folder, "foundry.toml"),
    settings.replaceAll("../../node_modules", "node_modules"),
  );
  symlinkSync("../../node_modules", resolve(folder, "node_modules"));
  return { folder, remove };
}
