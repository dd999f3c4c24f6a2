import { asOwner } from "../transaction/as-owner.ts";

/** The business or investor is approved: suspend it before its erasure. */
export class StillApprovedError extends Error {
  override readonly name = "StillApprovedError";
}

/**
 * Overwrites all personal data of a wallet, with an audit row. The owner only.
 * @returns the addresses of the documents to remove
 * @throws StillApprovedError
 */
export async function erasePerson(ownerUrl: string, wallet: string): Promise<string[]> {
  try {
    return await asOwner(ownerUrl, async (owner) => {
      const logos = await owner.query<{ url: string }>("select app.erase_logo($1) as url", [
        wallet,
      ]);
      const { rows } = await owner.query<{ url: string }>("select app.erase_person($1) as url", [
        wallet,
      ]);
      await owner.query("select app.erase_invitations($1)", [wallet]);
      await owner.query("select app.erase_guest($1)", [wallet]);
      await owner.query("select app.erase_mail_settings($1)", [wallet]);
      await owner.query("select app.erase_ratings($1)", [wallet]);
      await owner.query("select app.erase_searches($1)", [wallet]);
      const rewards = await owner.query<{ url: string }>("select app.erase_rewards($1) as url", [
        wallet,
      ]);
      return [...rows, ...logos.rows, ...rewards.rows].map(({ url }) => url);
    });
  } catch (error) {
    if ((error as { code?: string }).code !== "TN050") throw error;
    throw new StillApprovedError("Suspend this business or investor in the admin portal first.");
  }
}
