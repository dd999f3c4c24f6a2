import { brand } from "@tenora/domain/brand";
import type { MiddlewareHandler } from "hono";
import type { AppEnvironment } from "../http/request-context.ts";
import type { PageCache } from "../page-cache/page-cache.ts";
import { drawShareImage } from "./draw-share-image.ts";

/** Images cached in memory; each has about 60 KB. */
const maxCachedImages = 200;
/** Their titles depend on a wallet, a receivable or the moment, so they have the home page's image. */
const pagesWithHomeImage =
  /^\/(?:home|status|investor\/(?:portfolio(?:\/statement)?|saved)|pay\/[1-9]\d{0,9})$/;
const hour = "public, max-age=3600";

/**
 * `/og/<path of a public page>.jpg`: its share image. The text is the page's own title, so that every
 * public page has an image, and no other path.
 */
export function shareImageEndpoint(
  pages: PageCache,
  files: { artwork: string; font: string },
): MiddlewareHandler<AppEnvironment> {
  const cached = new Map<string, Promise<Buffer>>();
  return async (context) => {
    const path = /^\/og(\/[\w/-]+)\.jpg$/.exec(context.req.path)?.[1];
    const page =
      path === undefined ? null : await pages.page(pagesWithHomeImage.test(path) ? "/" : path);
    if (page === null) return context.notFound();
    const title = titleOf(page.html);
    let image = cached.get(title);
    if (image === undefined) {
      if (cached.size >= maxCachedImages) cached.clear();
      image = drawShareImage(title, files);
      image.catch(() => cached.delete(title));
      cached.set(title, image);
    }
    return context.body(new Uint8Array(await image), 200, {
      "content-type": "image/jpeg",
      "cache-control": hour,
      "cross-origin-resource-policy": "cross-origin",
    });
  };
}

const references: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
};

/** A page's title without the brand, which the image shows beside it. */
export function titleOf(html: string): string {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? brand.tagline;
  const plain = title.replace(/&(amp|lt|gt|quot|#x27);/g, (_all, name) => references[name] ?? "");
  const [first = "", second] = plain.split(` · `);
  return first === brand.name && second !== undefined ? second : first;
}
