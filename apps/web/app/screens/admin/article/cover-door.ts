import { Readable } from "node:stream";
import { documentUrl, parseCoverUrl } from "@tenora/documents/object-path";
import { receiveCover } from "@tenora/documents/receive-cover";
import { signLink } from "@tenora/documents/signed-link";
import { DomainError } from "@tenora/domain/failure";
import { redirect } from "react-router";
import { answerFailure } from "~/config/answer-failure.server";
import { servicesContext } from "~/config/services.server";
import { requireAdmin } from "~/session/require-admin.server";
import type { Route } from "./+types/cover-door";

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
    return answerFailure(error, context, "STORE_UNAVAILABLE");
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
    return answerFailure(error, context, "INVALID_INPUT");
  }
}
