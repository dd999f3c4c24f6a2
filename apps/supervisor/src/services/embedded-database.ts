import { join } from "node:path";
import { scramVerifier } from "@tenora/database/connection/scram-verifier";
import { startPostgres } from "@tenora/embedded/postgres/start-postgres";
import type { ProcessGuard } from "@tenora/embedded/process/process-guard";
import { dropSuperuserPassword } from "./drop-superuser-password.ts";

export interface DatabaseService {
  /** The owner's connection string, to migrate and to create admins; no service receives it. */
  readonly ownerUrl: string;
  readonly onExit: (listener: () => void) => void;
  stop(): Promise<void>;
}

const owner = "tenora_owner";
const database = "tenora";

/**
 * Starts the embedded PostgreSQL with its owner, who is no superuser, and its database. `password`
 * is the owner's; the superuser can't log in.
 */
export async function startEmbeddedDatabase(
  dataFolder: string,
  password: string,
  guard: ProcessGuard,
): Promise<DatabaseService> {
  const createOwner = `create role ${owner} login createrole password '${scramVerifier(password)}'`;
  const createDatabase = `create database ${database} owner ${owner}`;
  const postgres = await startPostgres({
    folder: join(dataFolder, "postgres"),
    setUp: [createOwner, createDatabase],
    guard,
  });
  const { port } = postgres;
  try {
    await dropSuperuserPassword({ port, password, owner, createOwner, database, createDatabase });
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return {
    ownerUrl: ownerUrlOf(port, password),
    onExit: (listener) => postgres.process.once("exit", listener),
    stop: postgres.stop,
  };
}

export const ownerUrlOf = (port: number, password: string): string =>
  `postgres://${owner}:${password}@127.0.0.1:${port}/${database}`;
