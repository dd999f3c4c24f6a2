import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

/** A package that an installation without development tools contains. */
export interface ProductionPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly license: string;
  /** From the project's root. */
  readonly folder: string;
}

interface LockedPackage {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

const root = resolve(import.meta.dirname, "../../..");
const licenseFile = /^(?:licen[cs]e|copying|notice|ofl)/i;
const rule = "=".repeat(80);

/** The packages of other authors in package-lock.json that are not only for development, by name. */
export function productionPackages(): ProductionPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([folder, { dev, link }]) => folder.includes("node_modules/") && !dev && !link)
    .map(([folder, { version = "", license = "" }]) => {
      const name = folder.slice(folder.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, license, folder };
    })
    .sort((a, b) => a.name.localeCompare(b.name, "en") || (a.version < b.version ? -1 : 1));
}

/**
 * Names, versions, licences and licence texts of everything we redistribute. Packages with the same
 * text share it; those of other operating systems are not installed and come without one.
 */
export function thirdPartyNotices(packages: readonly ProductionPackage[]): string {
  const titlesByText = new Map<string, Set<string>>();
  for (const { name, version, license, folder } of packages) {
    const text = licenseTexts(join(root, folder));
    const titles = titlesByText.get(text) ?? new Set();
    titlesByText.set(text, titles.add(`${name} ${version} (${license})`));
  }
  const sections = [...titlesByText].map(([text, titles]) =>
    [rule, ...titles, "", text || "The package contains no text of its licence.", ""].join("\n"),
  );
  const data = [rule, "Unicode data files (Unicode-3.0)", "", unicodeLicense(), ""].join("\n");
  const intro = "Tenora contains or uses the following software, fonts and data.";
  return [intro, "", ...sections, data].join("\n");
}

/** The table by which invoice numbers are compared is made of Unicode's data files. */
function unicodeLicense(): string {
  const file = join(root, "packages/domain/src/generated/UNICODE-LICENSE.txt");
  return readFileSync(file, "utf8").trim();
}

function licenseTexts(folder: string): string {
  if (!existsSync(folder)) return "";
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && licenseFile.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), "utf8").replaceAll("\r\n", "\n").trim())
    .join("\n\n");
}

/**
 * Puts `third-party-notices.txt` into the build.
 * @throws Error when a bundled module comes from a package that is only for development
 */
export function thirdPartyNoticesFile(): Plugin {
  return {
    name: "third-party-notices",
    apply: "build",
    generateBundle() {
      const packages = productionPackages();
      const folders = new Set(packages.map(({ folder }) => folder));
      for (const id of this.getModuleIds()) {
        const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(relative(root, id)) ?? [];
        if (folder && !id.startsWith("\0") && !folders.has(folder)) {
          this.error(`${folder} is bundled, but package-lock.json has it for development only.`);
        }
      }
      if (this.environment.name !== "client") return;
      const source = thirdPartyNotices(packages);
      this.emitFile({ type: "asset", fileName: "third-party-notices.txt", source });
    },
  };
}
