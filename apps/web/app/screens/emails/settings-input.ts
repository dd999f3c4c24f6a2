import { mailTopics } from "@tenora/domain/mail/mail-topic";
import { parseTimeZone } from "@tenora/domain/text/time-zone";
import * as z from "zod";

/** A time zone that this server can write dates in. */
export const timeZoneInput = z
  .string()
  .max(64)
  .refine((text) => parseTimeZone(text) !== null);

const choices = {
  stopped: z.array(z.enum(mailTopics)).max(mailTopics.length),
  timeZone: timeZoneInput,
};

/** The settings that the token of a mail leads to. */
export const settingsInput = z.strictObject({ token: z.string().max(64), ...choices });

/** The settings of one record of a proven wallet. */
export const ownSettingsInput = z.strictObject({
  recipient: z.enum(["business", "investor"]),
  ...choices,
});
