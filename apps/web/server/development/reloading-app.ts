import { join } from "node:path";
import type { WebSettings } from "@tenora/configuration/web-settings";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import type { Frontend, WebApp } from "../app.ts";
import { allowHotReload } from "./hot-reload-policy.ts";
import { viteFiles } from "./vite-files.ts";

type AppModule = Pick<typeof import("../app.ts"), "createApp">;

/**
 * The application from its sources. Vite evaluates a module again after it or one of its imports
 * has changed, so a new `createApp` means new server code: it replaces the running application. Changed
 * pages come with a new server build and leave the application as it is.
 */
export async function reloadingApp(vite: ViteDevServer, settings: WebSettings): Promise<WebApp> {
  const { root } = vite.config;
  const frontend: Frontend = {
    loadBuild: () =>
      vite.ssrLoadModule(
        "virtual:react-router/server-build",
      ) as Promise<unknown> as Promise<ServerBuild>,
    files: viteFiles(vite),
    cachesPages: false,
    shareImages: {
      artwork: join(root, "public"),
      font: join(root, "app/ui/fonts/newsreader-display-latin.woff2"),
    },
  };
  const load = async () => (await vite.ssrLoadModule("/server/app.ts")) as AppModule;
  let code = await load();
  let app = code.createApp(settings, frontend);

  async function current(): Promise<WebApp> {
    const latest = await load();
    if (latest.createApp === code.createApp) return app;
    const previous = app;
    code = latest;
    app = latest.createApp(settings, frontend);
    void previous.close();
    return app;
  }

  return {
    async fetch(request, env) {
      try {
        const response = await (await current()).fetch(request, env);
        return allowHotReload(response, settings.publicUrl);
      } catch (error) {
        return failure(vite, error as Error);
      }
    },
    metrics: {
      contentType: app.metrics.contentType,
      metrics: () => app.metrics.metrics(),
    },
    allowsSlowBody: (path) => app.allowsSlowBody(path),
    async close() {
      await vite.close();
      await app.close();
    },
  };
}

/** Code that cannot be loaded is reported in the terminal and where its author looks. */
function failure(vite: ViteDevServer, error: Error): Response {
  vite.ssrFixStacktrace(error);
  console.error(error);
  return new Response(error.stack ?? error.message, {
    status: 500,
    headers: { "content-type": "text/plain; charset=utf-8" },
  });
}
