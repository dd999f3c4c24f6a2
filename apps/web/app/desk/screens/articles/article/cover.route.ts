import { Readable } from "node:stream";
import { documentUrl, parseCoverUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { receiveCover } from "@tenora/documents/upload/receive-cover";
import { DomainError } from "@tenora/domain/domain-error";
import { redirect } from "react-router";
import { adminSessionAction, noInput } from "~/http/admin-action.server";
import { articleBodyBytes, type RouteHandle } from "~/http/route-handle";

export const handle: RouteHandle = { maxBodyBytes: articleBodyBytes };

/** POST: an admin uploads a cover; the body is the picture. Returns its address. */
export const action = adminSessionAction(
  noInput,
  async ({ request, services }) => {
    if (request.body === null) throw new DomainError("COVER_TYPE");
    const cover = await receiveCover(services.documents, Readable.fromWeb(request.body as never));
    return Response.json({ coverImageUrl: documentUrl(cover) }, { status: 201 });
  },
  { fallback: "STORE_UNAVAILABLE" },
);

/** GET: redirects a writer to a cover that no reader can see yet; the link works for 60 seconds. */
export const loader = adminSessionAction(noInput, async ({ request, services }) => {
  const cover = parseCoverUrl(new URL(request.url).searchParams.get("cover") ?? "");
  if (cover === null) throw new DomainError("INVALID_INPUT");
  const { settings, now } = services;
  const headers = { "cache-control": "no-store" };
  return redirect(signLink(cover, settings.secrets.link, now().getTime()), { headers });
});
