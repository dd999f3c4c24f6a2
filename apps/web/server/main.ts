import { fileURLToPath } from "node:url";
import { receiveSettings } from "@tenora/configuration/child-process";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { createProductionApp as CreateProductionApp } from "./production-app.ts";
import { createHttpServer, serveApp } from "./serve-app.ts";

const settings = await receiveSettings<WebSettings>();
// The build contains the server too, so that both share one module graph.
const built = new URL("../build/server/index.js", import.meta.url);
const { createProductionApp } = (await import(built.href)) as {
  createProductionApp: typeof CreateProductionApp;
};
const clientFolder = fileURLToPath(new URL("../build/client", import.meta.url));
await serveApp(createHttpServer(), createProductionApp(settings, clientFolder), settings);
