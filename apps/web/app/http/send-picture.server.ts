import { parseCampaignPictureUrl } from "@tenora/documents/store/object-path";
import { DomainError } from "@tenora/domain/domain-error";
import type { Services } from "../services.server.ts";

/**
 * The response with a campaign's picture to a viewer who may see it before it is public.
 * @throws DomainError PICTURE_NOT_FOUND
 */
export async function sendPicture(
  { documents }: Pick<Services, "documents">,
  url: string | undefined,
): Promise<Response> {
  const object = url === undefined ? null : parseCampaignPictureUrl(url);
  const stored = object && (await documents.open(object));
  if (stored === null) throw new DomainError("PICTURE_NOT_FOUND");
  // Small, and read at once: a HEAD request would leave an unread stream open.
  const pieces: Uint8Array[] = [];
  for await (const piece of stored.content) pieces.push(piece);
  return new Response(new Uint8Array(Buffer.concat(pieces)), {
    headers: {
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "content-security-policy": "default-src 'none'; sandbox",
    },
  });
}
