// npm run lint: Biome with our import rules.
import { runSteps } from "./run-steps.ts";
import { lint } from "./steps.ts";

await runSteps([lint]);
