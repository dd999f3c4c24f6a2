import * as z from "zod";

/** The version of an article that the admin saw: an act on any other is refused. */
export const seenVersion = z.object({ seen: z.iso.datetime().pipe(z.coerce.date()) });
