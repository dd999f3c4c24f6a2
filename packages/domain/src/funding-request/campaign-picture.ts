import { lineSchema } from "../text/text-schema.ts";

/** Beside the story of a campaign. */
export const maxPictures = 3;

/** The longest description of a picture, in characters. */
export const maxPictureDescription = 200;

/** What people read who can't see a picture: one line. */
export const pictureDescription = lineSchema(maxPictureDescription, { least: 1 });
