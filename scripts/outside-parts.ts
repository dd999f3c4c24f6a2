import { findDebianParts } from "@tenora/testing/debian-parts";
import { installDebian } from "./debian.ts";
import type { Step } from "./steps.ts";

/** PostgreSQL and HAProxy of Debian for the tests with nothing embedded; as root they are installed. */
export const outsideParts: Step = {
  name: "What Debian brings",
  async run() {
    if (findDebianParts() === null) installDebian("postgresql", "haproxy");
    if (findDebianParts() !== null) return { passed: 1, failed: 0 };
    const missing = "PostgreSQL 15 or newer, or HAProxy, of Debian is missing here";
    const how = "apt-get install postgresql haproxy";
    return { passed: 0, failed: 0, notRun: [`what has nothing embedded: ${missing} (${how})`] };
  },
};
