import { lineSchema } from "@tenora/domain/text/text-schema";
import * as z from "zod";
import { hour, type RateLimit } from "~/http/route-handle";

/** Several people are invited in a row, one signature each. */
export const invitationLimit: RateLimit = {
  name: "invitation",
  perAddress: { most: 400, seconds: hour },
  perAccount: { most: 240, seconds: hour },
  countedOnceSignedIn: true,
};

// A contract wallet's signature may be long.
export const signatureInput = z
  .string()
  .regex(/^0x(?:[0-9a-fA-F]{2}){1,4096}$/)
  .transform((text) => text.toLowerCase() as `0x${string}`);

export const nameInput = lineSchema(80, { least: 1 });

export const unitsInput = z
  .int()
  .positive()
  .max(2 ** 32 - 1);
export const counterInput = z
  .int()
  .nonnegative()
  .max(2 ** 32 - 1);
