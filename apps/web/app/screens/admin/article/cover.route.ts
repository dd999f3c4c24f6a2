import { Readable } from "node:stream";
import { documentUrl, parseCoverUrl } from "@tenora/documents/store/object-path";
import { signLink } from "@tenora/documents/store/signed-link";
import { receiveCover } from "@tenora/documents/upload/receive-cover";
import { DomainError } from "@tenora/domain/domain-error";
import { redirect } from "react-router";
import { errorResponse } from "~/http/error-response.server";
import { servicesContext } from "~/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/cover.route";

/** POST: an admin uploads a cover; the body is the picture. The answer is its address. */
export async function action({ request, context }: Route.ActionArgs) {
  try {
    await requireAdmin(request, context);
    if (request.body === null) throw new DomainError("COVER_TYPE");
    const cover = await receiveCover(
      context.get(servicesContext).documents,
      Readable.fromWeb(request.body as never),
    );
    return Response.json({ coverImageUrl: documentUrl(cover) }, { status: 201 });
  } catch (error) {
    return errorResponse(error, context, "STORE_UNAVAILABLE");
  }
}

/** GET: leads a writer to a cover that no reader may see yet, for 60 seconds. */
export async function loader({ request, context }: Route.LoaderArgs) {
  try {
    await requireAdmin(request, context);
    const cover = parseCoverUrl(new URL(request.url).searchParams.get("cover") ?? "");
    if (cover === null) throw new DomainError("INVALID_INPUT");
    const { settings, now } = context.get(servicesContext);
    const headers = { "cache-control": "no-store" };
    return redirect(signLink(cover, settings.secrets.link, now().getTime()), { headers });
  } catch (error) {
    return errorResponse(error, context, "INVALID_INPUT");
  }
}
