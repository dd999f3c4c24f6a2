import * as z from "zod";

/** An admin's password, with a code when they have a second factor. */
export const reauthenticationSchema = z.object({
  password: z.string().min(1).max(256),
  code: z.string().min(6).max(40).optional(),
});
