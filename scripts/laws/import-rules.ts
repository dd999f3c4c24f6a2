import { join } from "node:path/posix";

/**
 * Patterns of what is forbidden, as "the importing file, a space, what it imports": files from the project's
 * root and without `.ts`, packages of others by their names. Types are imports too.
 */
export const importRules = {
  "Production code never imports testing.":
    /^(?!packages\/testing\/)\S+ (?:packages\/testing|apps\/web\/test)\//,
  "Only the supervisor, the demonstration's endpoints and tests import the demonstration.":
    /^(?!packages\/(?:demonstration|testing)\/|apps\/(?:supervisor|web\/server\/demonstration)\/)\S+ packages\/demonstration\//,
  "Apps never import each other, and packages no app.":
    /^(?:packages|apps\/(\w+))\/\S+ apps\/(?!\1\/)/,
  "The domain is pure.": /^packages\/domain\/\S+ (?!packages\/domain\/|zod\b)/,
  "The chain package knows the chain only.": /^packages\/chain\/\S+ packages\/(?!chain\/|domain\/)/,
  "The wallet package is plain browser code.":
    /^packages\/wallet\/\S+ (?!packages\/(?:wallet|domain)\/)/,
  "packages/chain is the only importer of viem.":
    /^(?!packages\/(?:chain|demonstration|testing)\/|apps\/indexer\/)\S+ viem\b/,
  "The indexer knows no wallet.": /^apps\/indexer\/\S+ packages\/wallet\//,
  "ui knows no business word.": /^apps\/web\/app\/ui\/\S+ (?:packages|apps\/web\/app\/(?!ui\/))/,
  "No feature imports a feature.":
    /^apps\/web\/app\/features\/([\w-]+)\/\S+ apps\/web\/app\/features\/(?!\1\/)/,
  "Only screens know screens.":
    /^apps\/web\/app\/(?:desk|features|http|market|public-api|relay|session|transaction|wallet)\/\S+ apps\/web\/app\/screens\//,
  "Only the desk knows the desk.": /^(?!apps\/web\/app\/desk\/)\S+ apps\/web\/app\/desk\//,
  "Features of the desk know no screen.":
    /^apps\/web\/app\/desk\/features\/\S+ apps\/web\/app\/desk\/screens\//,
  "Session, transactions and wallet know no feature.":
    /^apps\/web\/app\/(?:http|market|session|transaction|wallet)\/\S+ apps\/web\/app\/features\//,
  "No screen imports another audience's screen.":
    /^apps\/web\/app\/screens\/([\w-]+)\/\S+ apps\/web\/app\/screens\/(?!\1\/)/,
  "Features and what they stand on never reach .server files from browser code.":
    /^apps\/web\/app\/(?:desk\/features|features|session|transaction|ui|wallet)\/\S+(?<!\.server|\.route) \S+\.server$/,
  "Marketing pages never import the wallet.":
    /^apps\/web\/app\/screens\/marketing\/\S+ (?:packages\/wallet\/|apps\/web\/app\/(?:features\/wallet\/|wallet\/wallet-provider$))/,
} as const;

/** Static, dynamic, of types, exported again, of a worker. */
const specifiers =
  /\b(?:from|import)\s*\(?\s*"([^"\n]+)"|\bnew URL\(\s*"(\.[^"\n]+)",\s*import\.meta\.url/g;

/** The sentences of the rules that a file breaks, each with what it imports. */
export function brokenRules(file: string, source: string): string[] {
  return [...source.matchAll(specifiers)].flatMap(([, imported = "", url]) => {
    const pair = `${withoutExtension(file)} ${targetOf(file, url ?? imported)}`;
    return Object.entries(importRules)
      .filter(([, forbidden]) => forbidden.test(pair))
      .map(([sentence]) => `${file} imports ${url ?? imported}. ${sentence}`);
  });
}

function targetOf(file: string, specifier: string): string {
  const path = withoutExtension(specifier);
  if (path.startsWith(".")) return join(file, "..", path);
  if (path.startsWith("#test/")) return join("apps/web/test", path.slice(6));
  if (path.startsWith("~/")) return join("apps/web/app", path.slice(2));
  return path.replace(
    /^@tenora\/([\w-]+)/,
    (_, name) => `${apps.has(name) ? "apps" : "packages"}/${name}/src`,
  );
}

const apps = new Set(["web", "worker", "supervisor", "indexer"]);

const withoutExtension = (path: string) => path.replace(/\.tsx?$/, "");
