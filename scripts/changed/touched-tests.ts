import { dirname, join } from "node:path/posix";

/** Server tests and journeys run against the built web app, so imports cannot tell what they test. */
interface Area {
  readonly changed: RegExp;
  /** Paths, or beginnings of paths, of tests. */
  readonly server?: readonly string[];
  readonly journeys?: readonly string[];
}

const serverHalf = String.raw`.*\.(?:server|route)\.ts$`;
const screens = "apps/web/app/screens";
const desk = "apps/web/app/desk";
const wallet = ["e2e/wallet/"];

export const areas: readonly Area[] = [
  {
    changed: new RegExp(`^${desk}/screens/(?:account|admins)/`),
    journeys: ["e2e/admin-account/"],
  },
  {
    changed: new RegExp(`^${desk}/(?!screens/(?:account|admins)/)`),
    journeys: ["e2e/admin/", "e2e/specification/admin.spec.ts"],
  },
  { changed: new RegExp(`^${desk}/${serverHalf}`), server: ["apps/web/test/admin/"] },
  {
    changed: new RegExp(`^${screens}/business/`),
    journeys: ["e2e/business/"],
  },
  {
    changed: new RegExp(`^${screens}/business/${serverHalf}`),
    server: ["apps/web/test/business/"],
  },
  {
    changed: new RegExp(`^${screens}/investor/|^apps/web/app/features/investor`),
    journeys: ["e2e/investor/", "e2e/specification/home-and-about.spec.ts"],
  },
  {
    changed: new RegExp(`^apps/web/app/(?:screens|features)/investor${serverHalf}`),
    server: ["apps/web/test/investor/"],
  },
  {
    changed: new RegExp(`^${screens}/(?:marketing|legal|insights|errors)/`),
    server: ["apps/web/test/pages/"],
    journeys: ["e2e/visitor/", "e2e/specification/home-and-about.spec.ts"],
  },
  {
    changed: /^apps\/web\/app\/(?:features\/wallet|wallet|session)\/|^packages\/wallet\/src\//,
    server: ["apps/web/test/wallet/"],
    journeys: wallet,
  },
  {
    changed: /^apps\/web\/server\/auth\//,
    server: ["apps/web/test/wallet/", "apps/web/test/admin/"],
  },
  { changed: /^apps\/web\/server\/(?:http|rate-limit)\//, server: ["apps/web/test/http/"] },
  { changed: /^apps\/web\/server\/monitoring\//, server: ["apps/web/test/monitoring/"] },
  {
    changed: /^apps\/web\/server\/(?:page-cache|feeds|share-image)\//,
    server: ["apps/web/test/pages/"],
  },
  {
    changed: /^apps\/web\/server\/documents\/|^packages\/documents\/src\//,
    server: ["apps/web/test/business/"],
  },
  {
    changed: /^apps\/web\/server\/development\/|^packages\/demonstration\//,
    server: ["apps/web/test/development/"],
  },
  { changed: /^apps\/web\/server\//, server: ["apps/web/test/security/"] },
  {
    changed: /^(?:apps\/supervisor|packages\/demonstration)\/src\//,
    server: ["apps/supervisor/test/startup/"],
  },
  { changed: /^apps\/supervisor\/src\/commands\//, server: ["apps/supervisor/test/commands/"] },
  { changed: /^apps\/supervisor\/src\/backup\//, server: ["apps/supervisor/test/backup/"] },
  // Whatever else the browser or the server is built from: every page once.
  {
    changed:
      /^apps\/web\/(?:app|server|vite)|^packages\/(?:chain|configuration|database|documents|domain|email|wallet)\/(?:src|migrations)\//,
    journeys: ["e2e/specification/every-page.spec.ts"],
  },
];

export interface TouchedTests {
  readonly server: readonly string[];
  readonly journeys: readonly string[];
}

/**
 * The server tests and the journeys of the areas that a change touches, and those that import a
 * changed file.
 * @param tests every test file and what tests import, by path with its text
 */
export function touchedTests(
  changed: readonly string[],
  tests: ReadonlyMap<string, string>,
): TouchedTests {
  const sources = changed.filter((file) => !/\.test\.tsx?$/.test(file));
  const ofAreas = areas.filter((area) => sources.some((file) => area.changed.test(file)));
  const importing = importersOf(changed, tests);
  const pick = (kind: "server" | "journeys", suffix: string) => {
    const wanted = ofAreas.flatMap((area) => area[kind] ?? []);
    return [...tests.keys()].filter(
      (file) =>
        file.endsWith(suffix) &&
        (importing.has(file) || wanted.some((beginning) => file.startsWith(beginning))),
    );
  };
  return { server: pick("server", ".test.ts"), journeys: pick("journeys", ".spec.ts") };
}

/** The changed files and all that import them, directly or not. */
function importersOf(
  changed: readonly string[],
  tests: ReadonlyMap<string, string>,
): ReadonlySet<string> {
  const found = new Set(changed);
  for (let size = 0; size < found.size; ) {
    size = found.size;
    for (const [file, text] of tests) {
      if (importsOf(file, text).some((one) => found.has(one))) found.add(file);
    }
  }
  return found;
}

function importsOf(file: string, text: string): string[] {
  const names = [...text.matchAll(/\bfrom "(\.[^"]+|@tenora\/testing\/[^"]+)"/g)];
  return names.map(([, name = ""]) =>
    name.startsWith(".")
      ? join(dirname(file), name)
      : `${name.replace("@tenora/testing", "packages/testing/src")}.ts`,
  );
}
