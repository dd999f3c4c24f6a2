import { findDebianParts } from "@tenora/testing/debian-parts";
import { installDebian } from "./debian.ts";

/** PostgreSQL and HAProxy of Debian for the tests with nothing embedded; without them those tests are skipped and say so. */
export async function findOutsideParts(): Promise<number> {
  if (findDebianParts() === null) installDebian("postgresql", "haproxy");
  if (findDebianParts() === null) {
    console.warn("No PostgreSQL or no HAProxy of Debian here: tests of outside parts are skipped.");
  }
  return 0;
}
