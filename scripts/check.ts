// npm run check: the checks that are quick enough for every commit.
import { runSteps } from "./run-steps.ts";
import { deadCode, lint, types, vitest } from "./steps.ts";

await runSteps([types, lint, deadCode, vitest("Unit tests", ["unit", "component"])]);
