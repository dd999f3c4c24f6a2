import { fileURLToPath } from "node:url";
import { startProcessGuard } from "@tenora/embedded/process/process-guard";
import { afterEach, expect, test, vi } from "vitest";
import {
  environmentVariableNames,
  secretVariables,
} from "../../test/support/process-environment.ts";
import { startNodeService } from "./node-service.ts";

const entry = fileURLToPath(new URL("../../test/support/idle-service.ts", import.meta.url));

afterEach(() => {
  vi.unstubAllEnvs();
});

test.skipIf(process.platform !== "linux")(
  "services and the watchdog have none of the operator's secrets in their environment",
  async () => {
    for (const name of secretVariables) vi.stubEnv(name, "known to the supervisor alone");
    const guard = startProcessGuard();
    const pids = [guard.pid];
    const service = await startNodeService({
      name: "The service",
      entry,
      settings: {},
      guard: {
        ...guard,
        watch(child, polite) {
          pids.push(child.pid ?? 0);
          guard.watch(child, polite);
        },
      },
      onFailure: () => {},
    });
    const environments = pids.map(environmentVariableNames);
    await service.stop();
    guard.release();
    expect(environments).toHaveLength(2);
    for (const names of environments) {
      expect(names).toContain("PATH");
      expect(names.filter((name) => secretVariables.includes(name))).toEqual([]);
    }
  },
);
