import type { Hex } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { encodeInvitation, type Invitation } from "../gate/invitation.ts";
import { encodeLinkUse, type Link, linkUseMessage } from "../gate/share-link.ts";
import { signMessage } from "../typed-data/signable-message.ts";
import type { Context } from "./context.ts";
import type { Options } from "./options/options.ts";
import { readSigned } from "./signed-file.ts";

/** What `invite` writes. */
export interface InvitationFile {
  readonly invitation: Invitation;
  readonly signature: Hex;
}

/** What `link` writes: its holder can buy. */
export interface SharedLink {
  readonly link: Link;
  readonly signature: Hex;
  /** The link's private key, as in the fragment of its address. */
  readonly key: Hex;
}

export const gateDataOptions = {
  "invitation?": "the file of an invitation",
  "link?": "the file of a share link",
} as const;

/** What shows the gate that the caller may buy: nothing, an invitation, or a link used by them. */
export async function gateDataFrom(context: Context, options: Options): Promise<Hex> {
  const [invitation, link] = [options.maybe("invitation"), options.maybe("link")];
  if (invitation) {
    const signed = readSigned<InvitationFile>(invitation);
    return encodeInvitation(signed.invitation, signed.signature);
  }
  if (!link) return "0x";
  const shared = readSigned<SharedLink>(link);
  const use = { listing: shared.link.listing, wallet: context.me.address };
  const message = linkUseMessage(context.deployment(), shared.link.key, use);
  const key = await signMessage(privateKeyToAccount(shared.key), message);
  return encodeLinkUse(shared.link, { seller: shared.signature, key });
}
