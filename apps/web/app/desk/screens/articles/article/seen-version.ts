import * as z from "zod";

/** The version of an article that the admin saw: an action on any other is rejected. */
export const seenVersion = z.object({ seen: z.iso.datetime().pipe(z.coerce.date()) });
