import { findDebianPrograms, findHaproxy } from "@tenora/testing/servers/debian-programs";
import type { Step } from "../run-steps.ts";
import { installDebianPackages } from "./debian-packages.ts";

/**
 * Debian's PostgreSQL and HAProxy, for the tests of an external deployment and the journeys behind
 * TLS; as root they are installed when missing.
 */
export const externalServices: Step = {
  name: "Programs from Debian packages",
  async run() {
    if (findDebianPrograms() === null) installDebianPackages("postgresql", "haproxy");
    const notRun: string[] = [];
    if (findDebianPrograms() === null) {
      const missing = "Debian's PostgreSQL 15 or newer, or HAProxy, is missing";
      const how = "apt-get install postgresql haproxy";
      notRun.push(`tests of an external deployment: ${missing} (${how})`);
    }
    if (findHaproxy() === null) {
      const how = "apt-get install haproxy";
      notRun.push(`journeys and attacks behind TLS: HAProxy is missing (${how})`);
    }
    return notRun.length > 0 ? { passed: 0, failed: 0, notRun } : { passed: 1, failed: 0 };
  },
};
