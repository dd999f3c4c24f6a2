// npm run check: the checks that are quick enough for every commit.
import { deadCode, lint, runSteps, types, vitest } from "./steps.ts";

await runSteps([types, lint, deadCode, vitest("Unit tests", ["unit"])]);
