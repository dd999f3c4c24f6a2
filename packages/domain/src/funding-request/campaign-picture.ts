import "../zod-jitless.ts";
import * as z from "zod/mini";
import { toSingleLine } from "../text/single-line.ts";

/** Beside the story of a campaign. */
export const maxPictures = 3;

/** Of a picture's description, in characters. */
export const maxPictureDescription = 200;

/** What people read who can't see a picture: one line. */
export const pictureDescription = z.pipe(
  z.pipe(z.string(), z.transform(toSingleLine)),
  z.string().check(z.minLength(1), z.maxLength(maxPictureDescription)),
);
