// npm run lint: Biome with our import laws.
import { lint, runSteps } from "./steps.ts";

await runSteps([lint]);
