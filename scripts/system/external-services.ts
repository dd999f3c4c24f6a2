import { findDebianPrograms, findHaproxy } from "@tenora/testing/servers/debian-programs";
import type { Step } from "../steps.ts";
import { installDebianPackages } from "./debian-packages.ts";

/**
 * PostgreSQL and HAProxy of Debian, for the tests with nothing embedded and for the journeys behind
 * TLS; as root they are installed.
 */
export const externalServices: Step = {
  name: "What Debian brings",
  async run() {
    if (findDebianPrograms() === null) installDebianPackages("postgresql", "haproxy");
    const notRun: string[] = [];
    if (findDebianPrograms() === null) {
      const missing = "PostgreSQL 15 or newer, or HAProxy, of Debian is missing here";
      const how = "apt-get install postgresql haproxy";
      notRun.push(`what has nothing embedded: ${missing} (${how})`);
    }
    if (findHaproxy() === null) {
      const how = "apt-get install haproxy";
      notRun.push(`journeys and attacks behind TLS: HAProxy is missing here (${how})`);
    }
    return notRun.length > 0 ? { passed: 0, failed: 0, notRun } : { passed: 1, failed: 0 };
  },
};
