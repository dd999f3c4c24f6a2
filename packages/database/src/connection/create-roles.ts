import { setTimeout as pause } from "node:timers/promises";
import type { Client } from "pg";
import { loginPassword } from "./login-url.ts";
import { loginNames, loginSettings, logins, roleNames } from "./roles.ts";
import { scramVerifier } from "./scram-verifier.ts";

// Roles belong to the cluster, advisory locks to one database: two migrations of different
// databases may collide here. Every step may be repeated, so it is retried after a collision.
const collisions = new Set(["23505", "42710", "XX000", "40001", "40P01"]);

async function retryOnCollision(step: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await step();
      return;
    } catch (error) {
      const code = (error as { code?: string }).code ?? "";
      if (attempt === 10 || !collisions.has(code)) throw error;
      await pause(20 * attempt + Math.random() * 50);
    }
  }
}

const createIfMissing = (name: string, kind: string) => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${name}') then
      create role ${name} ${kind};
    end if;
  end $$`;

/** Creates the roles and logins that are missing. The owner needs CREATEROLE; may be repeated. */
export async function createRoles(owner: Client): Promise<void> {
  for (const name of roleNames) {
    await retryOnCollision(() => owner.query(createIfMissing(name, "nologin noinherit")));
  }
  for (const login of loginNames) {
    await retryOnCollision(() => owner.query(createIfMissing(login, "login noinherit")));
    for (const role of logins[login]) {
      await retryOnCollision(() =>
        owner.query(`
          do $$ begin
            if not exists (
              select from pg_auth_members
              where roleid = '${role}'::regrole and member = '${login}'::regrole
            ) then
              grant ${role} to ${login};
            end if;
          end $$`),
      );
    }
  }
  await becomeMemberOfIndexer(owner);
  await refuseStrongLogins(owner);
}

// `create schema … authorization` needs it from an owner who is no superuser.
async function becomeMemberOfIndexer(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ member: boolean }>(
    "select pg_has_role('tenora_indexer', 'usage') as member",
  );
  if (rows[0]?.member !== true) {
    await retryOnCollision(() => owner.query("grant tenora_indexer to current_user"));
  }
}

async function refuseStrongLogins(owner: Client): Promise<void> {
  const { rows } = await owner.query<{ rolname: string }>(
    `select rolname from pg_roles
     where rolname = any($1) and (rolsuper or rolbypassrls or rolinherit or rolcreaterole)`,
    [[...loginNames, ...roleNames]],
  );
  if (rows[0] !== undefined) {
    throw new Error(
      `The role ${rows[0].rolname} has rights that would let it past row security. ` +
        "Drop it, or take SUPERUSER, BYPASSRLS, CREATEROLE and INHERIT from it.",
    );
  }
}

/**
 * Gives every login its derived password and its session settings. PostgreSQL lets every login change
 * both of itself, so settings of its own are reset. The owner only.
 */
export async function configureLogins(owner: Client, authSecret: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>("select current_database() as name");
  const database = owner.escapeIdentifier(rows[0]?.name ?? "");
  for (const login of loginNames) {
    const verifier = scramVerifier(loginPassword(login, authSecret));
    const statements = [
      `alter role ${login} in database ${database} reset all`,
      `alter role ${login} reset all`,
      ...Object.entries(loginSettings[login]).map(
        ([name, value]) => `alter role ${login} set ${name} = '${value}'`,
      ),
      `alter role ${login} password '${verifier}'`,
    ];
    // Sent as one, they are one transaction: no session begins between them without its limits.
    await retryOnCollision(() => owner.query(statements.join("; ")));
  }
}
