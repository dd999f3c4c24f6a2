import { brand } from "@tenora/domain/brand";
import { publicApiLimit, type RouteHandle } from "~/http/route-handle";
import { apiRoute } from "../api-route.server";
import { openApi } from "../document/open-api";

export const handle: RouteHandle = { rateLimits: { GET: publicApiLimit } };

/** GET: the OpenAPI document. */
export const loader = apiRoute(async ({ services }) =>
  Response.json(openApi(services.settings.publicUrl, brand.name), {
    headers: { "cache-control": "public, max-age=600" },
  }),
);
