import { fileURLToPath } from "node:url";
import { startGuard } from "@tenora/embedded/guard";
import { afterEach, expect, test, vi } from "vitest";
import { environmentOf, secretVariables } from "../../test/environment-of.ts";
import { startNodePart } from "./node-part.ts";

const entry = fileURLToPath(new URL("../../test/a-part.ts", import.meta.url));

afterEach(() => {
  vi.unstubAllEnvs();
});

test.skipIf(process.platform !== "linux")(
  "a part and the watchdog have none of the operator's secrets in their environment",
  async () => {
    for (const name of secretVariables) vi.stubEnv(name, "known to the supervisor alone");
    const guard = startGuard();
    const pids = [guard.pid];
    const part = await startNodePart({
      name: "The part",
      entry,
      settings: {},
      guard: {
        ...guard,
        watch(child, polite) {
          pids.push(child.pid ?? 0);
          guard.watch(child, polite);
        },
      },
      onLost: () => {},
    });
    const environments = pids.map(environmentOf);
    await part.stop();
    guard.release();
    expect(environments).toHaveLength(2);
    for (const names of environments) {
      expect(names).toContain("PATH");
      expect(names.filter((name) => secretVariables.includes(name))).toEqual([]);
    }
  },
);
