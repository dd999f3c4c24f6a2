import type { Address, PublicClient } from "viem";
import { receivableExchangeAbi } from "../generated/receivable-exchange.ts";
import { explainRevert } from "../transaction/errors.ts";

/** What wallets and marketplaces show of a note, drawn on chain from the state of one block. */
export interface NoteMetadata {
  readonly name: string;
  readonly description: string;
  /** A data URI, for the `src` of an image: there a drawing can't run anything. */
  readonly image: string;
  /** The drawing as text; never put it into a page as HTML, since the admin can replace the drawing. */
  readonly svg: string;
  readonly attributes: readonly { readonly trait: string; readonly value: string }[];
}

/** The picture and traits of a note. Rejects with ExchangeRevertError for a note that doesn't exist. */
export async function readNoteMetadata(
  publicClient: PublicClient,
  exchange: Address,
  note: bigint,
  { blockNumber }: { readonly blockNumber?: bigint } = {},
): Promise<NoteMetadata> {
  const uri = await publicClient
    .readContract({
      address: exchange,
      abi: receivableExchangeAbi,
      functionName: "tokenURI",
      args: [note],
      ...(blockNumber !== undefined && { blockNumber }),
    })
    .catch((error: unknown) => {
      throw explainRevert(error);
    });
  return decodeNoteMetadata(uri);
}

/** Throws for anything but JSON in a data URI with an SVG image in it. */
export function decodeNoteMetadata(uri: string): NoteMetadata {
  const json: unknown = JSON.parse(decodeDataUri(uri, "application/json"));
  const { name, description, image, attributes } = json as Readonly<Record<string, unknown>>;
  return {
    name: String(name),
    description: String(description),
    image: String(image),
    svg: decodeDataUri(String(image), "image/svg+xml"),
    attributes: (Array.isArray(attributes) ? attributes : []).map(({ trait_type, value }) => ({
      trait: String(trait_type),
      value: String(value),
    })),
  };
}

function decodeDataUri(uri: string, type: string): string {
  const head = `data:${type};base64,`;
  if (!uri.startsWith(head)) throw new Error(`The metadata is not a data URI of ${type}.`);
  const bytes = Uint8Array.from(atob(uri.slice(head.length)), (char) => char.charCodeAt(0));
  return new TextDecoder().decode(bytes);
}
