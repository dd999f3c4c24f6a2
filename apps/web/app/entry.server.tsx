import { PassThrough, Readable } from "node:stream";
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { NonceContext } from "~/http/nonce";
import { nonceContext, requestIdContext, servicesContext } from "~/services.server";

/**
 * Renders a page whole, without streaming: cached pages are hashed, and a page that is late as a
 * whole is calmer than one that jumps.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const nonce = context.get(nonceContext);
  const page = (
    <NonceContext value={nonce}>
      <ServerRouter context={entry} url={request.url} {...(nonce ? { nonce } : {})} />
    </NonceContext>
  );
  return new Promise((resolve, reject) => {
    const options: RenderToPipeableStreamOptions = {
      ...(nonce ? { nonce } : {}),
      // Otherwise React sends large parts last, and a script moves them to their place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(new Response(Readable.toWeb(body) as ReadableStream, { headers, status }));
        pipe(body);
      },
      onShellError: reject,
    };
    const { pipe } = renderToPipeableStream(page, options);
  });
}

/** What loaders, actions and rendering throw goes to our log, without the words of a request. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  const { name, stack } = error instanceof Error ? error : { name: "Thrown", stack: undefined };
  const requestId = context.get(requestIdContext);
  context.get(servicesContext).log.error({ requestId, name, stack }, "a page failed");
};
