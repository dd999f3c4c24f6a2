import { asOwner } from "../transaction/as-owner.ts";

/** The business or investor is approved and may act: it is suspended before it is erased. */
export class StillApprovedError extends Error {
  override readonly name = "StillApprovedError";
}

/**
 * Overwrites everything personal that is known of a wallet, and notes it in the audit log. The
 * owner only.
 * @returns addresses of the documents that are nobody's now
 * @throws StillApprovedError
 */
export async function erasePerson(ownerUrl: string, wallet: string): Promise<string[]> {
  try {
    return await asOwner(ownerUrl, async (owner) => {
      const { rows } = await owner.query<{ url: string }>("select app.erase_person($1) as url", [
        wallet,
      ]);
      return rows.map(({ url }) => url);
    });
  } catch (error) {
    if ((error as { code?: string }).code !== "TN050") throw error;
    throw new StillApprovedError("Suspend this business or investor in the admin portal first.");
  }
}
