// npm run lint: Biome with our import rules.
import { lint, runSteps } from "./steps.ts";

await runSteps([lint]);
