import { globSync } from "node:fs";
import { join } from "node:path";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { ServerBuild } from "react-router";
import { createApp, type WebApp } from "./app.ts";
import { staticFiles } from "./http/static-files.ts";

// Its own type says "undefined" where the parameter's says "absent".
const loadBuild = () =>
  import("virtual:react-router/server-build") as unknown as Promise<ServerBuild>;

/** The application of the production build, whose files for the browser lie in `clientFolder`. */
export function createProductionApp(settings: WebSettings, clientFolder: string): WebApp {
  return createApp(settings, {
    loadBuild,
    files: staticFiles(clientFolder),
    cachesPages: true,
    shareImages: { artwork: clientFolder, font: headingFont(clientFolder) },
  });
}

/** The built font of the headings; its name carries a hash. */
const headingFont = (clientFolder: string) =>
  join(
    clientFolder,
    globSync("assets/newsreader-display-latin-*.woff2", { cwd: clientFolder })[0] ?? "",
  );
