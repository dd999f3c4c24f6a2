import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { build } from "vite";

interface BuiltFile {
  readonly fileName: string;
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

/**
 * Bundles a script of this folder for browsers and serves it on a page with our content policy. Rejects
 * when it needs a module of Node.
 */
export async function serveBundle(script: string) {
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      target: "es2023",
      rollupOptions: {
        input: resolve(import.meta.dirname, script),
        output: { entryFileNames: "page.js" },
        onwarn(warning) {
          throw new Error(warning.message);
        },
      },
    },
    worker: { format: "es" },
  });
  const output = (built as unknown as { output: BuiltFile[] }).output;
  const files = new Map(
    output.map((file) => [`/${file.fileName}`, file.code ?? file.source ?? ""]),
  );
  const server = createServer(({ url = "/" }, response) => {
    const file = files.get(url);
    if (url !== "/" && file === undefined) return response.writeHead(404).end();
    const type = url === "/" ? "text/html" : "text/javascript";
    const policy = "default-src 'none'; script-src 'self'; worker-src 'self'";
    response.writeHead(200, { "content-type": type, "content-security-policy": policy });
    return response.end(file ?? '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sizes: new Map([...files].map(([name, content]) => [name, content.length])),
    stop: () => new Promise((done) => server.close(done)),
  };
}
