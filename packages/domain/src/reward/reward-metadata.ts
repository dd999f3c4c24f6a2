import { parseCalendarDate } from "../text/calendar-date.ts";
import { toSingleLine } from "../text/single-line.ts";
import { isContentAddress } from "./content-address.ts";
import { type RewardWords, rewardTextLengths } from "./reward.ts";

/** What the chain says about a reward; other authors than ours may leave out all but the name. */
export interface RewardDescription extends RewardWords {
  /** Content address of its picture; null without one, or with one that isn't a content address. */
  readonly picture: string | null;
}

const start = "data:application/json,";
/** Characters. Storing one costs about 700 gas. */
export const longestRewardUri = 4_096;
const ipfs = "ipfs://";

/**
 * The metadata of a reward as one address (RFC 2397) in the form of ERC-1155: the words themselves are on the chain, and
 * the picture is named by its content.
 */
export function rewardUri({ picture, ...words }: RewardDescription): string {
  const { name, description, redemption, until } = words;
  const metadata = {
    name,
    description,
    ...(picture === null ? {} : { image: `${ipfs}${picture}` }),
    properties: { redemption, redeemable_until: until },
  };
  return start + encodeURIComponent(JSON.stringify(metadata));
}

/** What the metadata says, cut to our lengths; null where it is elsewhere or not of our form. */
export function readRewardUri(uri: string): RewardDescription | null {
  if (!uri.startsWith(start) || uri.length > longestRewardUri) return null;
  try {
    const { name, description, image, properties } = JSON.parse(
      decodeURIComponent(uri.slice(start.length)),
    ) as Record<string, unknown>;
    const { redemption, redeemable_until: until } = (properties ?? {}) as Record<string, unknown>;
    const text = (value: unknown, longest: number) =>
      typeof value === "string" ? toSingleLine(value.slice(0, 4 * longest)).slice(0, longest) : "";
    const day = text(until, 10);
    const title = text(name, rewardTextLengths.name);
    if (title === "") return null;
    return {
      name: title,
      description: text(description, rewardTextLengths.description),
      redemption: text(redemption, rewardTextLengths.redemption),
      // Anybody may write anything there, and what isn't a date has no last day.
      until: parseCalendarDate(day) === null ? "" : day,
      picture: pictureOf(image),
    };
  } catch {
    return null; // not JSON, or not text
  }
}

function pictureOf(image: unknown): string | null {
  if (typeof image !== "string" || !image.startsWith(ipfs)) return null;
  const address = image.slice(ipfs.length);
  return isContentAddress(address) ? address : null;
}
