// npm run lint: Biome.
import { runSteps } from "./run-steps.ts";
import { lint } from "./steps.ts";

await runSteps([lint]);
