import pg from "pg";

const messages: Record<string, string> = {
  "28P01": "refuses the password",
  "28000": "does not let this user in",
  "3D000": "has no such database",
};

/**
 * A connection of its own as the owner, for the start of an installation and its operator's commands.
 * @throws a sentence that names the place, the user and the setting, with PostgreSQL's or Node's code
 */
export async function connectOwner(ownerUrl: string, name = "owner"): Promise<pg.Client> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: name });
  // A lost connection also fails the query in hand; unheard, the event would end the process.
  owner.on("error", () => {});
  try {
    await owner.connect();
  } catch (error) {
    const { code = "" } = error as { code?: string };
    const { host, port, user, database } = owner;
    const why = messages[code] ?? (code.startsWith("E") ? `does not answer (${code})` : null);
    if (why === null) throw error;
    const message = `PostgreSQL at ${host}:${port} ${why}: user ${user}, database ${database}. See DATABASE_URL.`;
    throw Object.assign(new Error(message, { cause: error }), { code });
  }
  return owner;
}
