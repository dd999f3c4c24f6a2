import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Programs that an installation brings itself, as Debian's packages put them. */
export interface DebianPrograms {
  /** Folder of `postgres`, `initdb` and `pg_ctl`, version 15 or newer. */
  readonly postgresql: string;
  readonly haproxy: string;
}

const versions = "/usr/lib/postgresql";
const haproxy = "/usr/sbin/haproxy";

/** The proxy's program; null when this system lacks it: `apt-get install haproxy`. */
export const findHaproxy = (): string | null => (existsSync(haproxy) ? haproxy : null);

const chromium = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/**
 * The system's Chromium; null when it has none. The one without windows comes first: it is the same engine
 * with less around it.
 */
export const findChromium = (): string | null => chromium.find((path) => existsSync(path)) ?? null;

/** Null when this system lacks one of them: `apt-get install postgresql haproxy`. */
export function findDebianPrograms(): DebianPrograms | null {
  const newest = existsSync(versions)
    ? readdirSync(versions)
        .map(Number)
        .filter((version) => version >= 15 && existsSync(join(versions, `${version}/bin/initdb`)))
        .sort((a, b) => b - a)[0]
    : undefined;
  const proxy = findHaproxy();
  if (newest === undefined || proxy === null) return null;
  return { postgresql: join(versions, `${newest}/bin`), haproxy: proxy };
}
