import { realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { receiveSettings } from "@tenora/configuration/child-process";
import type { WebSettings } from "@tenora/configuration/web-settings";
import { createServer } from "vite";
import { createHttpServer, serveApp } from "../serve-app.ts";
import { reloadingApp } from "./reloading-app.ts";

// npm run dev: the same server, whose code Vite loads, and loads again when it changes.

const settings = await receiveSettings<WebSettings>();
const server = createHttpServer();
const workspace = fileURLToPath(new URL("../../../..", import.meta.url));
const web = join(workspace, "apps/web");
/** The folders that hold our packages and those of others, wherever their links lead. */
const packages = ["@tenora/domain", "react"].map((name) =>
  dirname(realpathSync(join(workspace, "node_modules", name))),
);
const vite = await createServer({
  root: web,
  appType: "custom",
  clearScreen: false,
  // The pages' web socket comes to the same port.
  server: {
    middlewareMode: true,
    hmr: { server },
    cors: false,
    // Sources and packages only: beside them is the data folder with its secrets.
    fs: { allow: [web, ...packages] },
  },
});
await serveApp(server, await reloadingApp(vite, settings), settings);
