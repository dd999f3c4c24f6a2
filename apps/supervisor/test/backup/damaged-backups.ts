import { appendFileSync, cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { readManifest, writeManifest } from "../../src/backup/manifest.ts";

/** Kinds of damage, each as a change to the copy of a good backup. */
export const damages = {
  "another version": async (folder: string) => {
    const manifest = await readManifest(folder);
    const unknown = { name: "999-not-yet-written.sql", checksum: "0".repeat(64) };
    const migrations = [...manifest.migrations, unknown];
    await writeManifest(folder, { ...manifest, migrations });
  },
  "changed rows": async (folder: string) => {
    const file = join(folder, "rows/public.businesses.copy.gz");
    const text = String(gunzipSync(readFileSync(file)));
    writeFileSync(file, gzipSync(text.replace("Ada", "Eve")));
  },
  "broken rows": async (folder: string) => {
    const file = join(folder, "rows/public.audit_log.copy.gz");
    writeFileSync(file, readFileSync(file).subarray(0, -9));
  },
  "changed document": async (folder: string) => {
    const [first = ""] = readdirSync(join(folder, "documents"));
    appendFileSync(join(folder, "documents", first), "x");
  },
  "changed manifest": async (folder: string) => {
    const file = join(folder, "manifest.json");
    writeFileSync(file, readFileSync(file, "utf8").replace('"missing": []', '"missing": ["a"]'));
  },
} as const satisfies Record<string, (folder: string) => Promise<void>>;

export type Damage = keyof typeof damages;

/** Copies a good backup to `folder`, and damages the copy. */
export async function damagedCopy(good: string, folder: string, damage: Damage): Promise<string> {
  cpSync(good, folder, { recursive: true });
  await damages[damage](folder);
  return folder;
}
