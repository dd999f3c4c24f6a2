import * as z from "zod";

/** By which an admin proves that it is himself: the code only where there is a second factor. */
export const reauthenticationSchema = z.object({
  password: z.string().min(1).max(256),
  code: z.string().min(6).max(40).optional(),
});
