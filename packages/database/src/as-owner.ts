import { Client } from "pg";

/**
 * One transaction on a connection of its own as the owner, whom no running part of the product
 * knows: for the start of an installation and for its operator's commands.
 */
export async function asOwner<T>(ownerUrl: string, run: (owner: Client) => Promise<T>): Promise<T> {
  const owner = new Client({ connectionString: ownerUrl });
  // A connection that breaks between two queries has no other listener.
  owner.on("error", () => {});
  await owner.connect();
  try {
    await owner.query("begin");
    const result = await run(owner);
    await owner.query("commit");
    return result;
  } finally {
    // Ending a connection inside a transaction rolls it back.
    await owner.end();
  }
}
