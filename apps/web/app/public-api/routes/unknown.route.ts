import { ApiError } from "../api-error";
import { apiRoute } from "../api-route.server";

/** Every other path of the public API. */
export const loader = apiRoute(async () => {
  throw ApiError.missing("There is nothing at this address. See /developers.");
});
