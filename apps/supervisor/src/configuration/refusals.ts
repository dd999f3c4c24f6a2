import { type Environment, EnvironmentError } from "@tenora/configuration/environment";
import { holdsDemonstration } from "@tenora/database/migration/holds-demonstration";
import { isLocal } from "./settings.ts";

/** The sources, and what Vite serves beside them, are only for the person at this machine. */
export function assertLocal(environment: Environment): void {
  if (isLocal(environment)) return;
  throw new EnvironmentError(
    "npm run dev serves this machine only: HOST and PUBLIC_URL must be loopback addresses.",
  );
}

/** Everyone knows the keys of a demonstration's approved businesses and investors. */
export async function assertNoDemonstration(ownerUrl: string): Promise<void> {
  if (!(await holdsDemonstration(ownerUrl))) return;
  throw new EnvironmentError(
    "This database holds a demonstration, whose approved wallets anyone can use. Start with an empty database and DATA_DIR, or with DEMO=1 on loopback addresses.",
  );
}
