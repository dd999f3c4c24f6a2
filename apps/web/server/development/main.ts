import { fileURLToPath } from "node:url";
import { receiveSettings } from "@tenora/configuration/child-process";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { createServer } from "vite";
import { createHttpServer, serveApp } from "../serve-app.ts";
import { reloadingApp } from "./reloading-app.ts";

// npm run dev: the same server, whose code Vite loads, and loads again when it changes.

const settings = await receiveSettings<WebSettings>();
const server = createHttpServer();
const vite = await createServer({
  root: fileURLToPath(new URL("../..", import.meta.url)),
  appType: "custom",
  clearScreen: false,
  // The pages' web socket comes to the same port.
  server: { middlewareMode: true, hmr: { server }, cors: false },
});
await serveApp(server, await reloadingApp(vite, settings), settings);
