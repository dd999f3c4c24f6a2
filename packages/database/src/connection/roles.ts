/** The role of a transaction; its column grants and row policies are in `migrations/`. */
export type Role = "visitor" | "member" | "admin" | "admin_account" | "worker" | "market";

export const roleNames = [
  "tenora_visitor",
  "tenora_member",
  "tenora_admin",
  "tenora_admin_account",
  "tenora_worker",
  "tenora_market",
] as const;

/**
 * The logins, and the roles each may become. None owns anything (but `tenora_indexer` its schema),
 * none inherits: a query without `set role` has no privileges.
 */
export const logins = {
  tenora_web_public: ["tenora_visitor", "tenora_member"],
  tenora_web_admin: ["tenora_admin", "tenora_admin_account"],
  tenora_web_market: ["tenora_market"],
  tenora_jobs: ["tenora_worker"],
  tenora_auth_wallet: [],
  tenora_auth_admin: [],
  tenora_indexer: [],
} as const satisfies Record<string, readonly (typeof roleNames)[number][]>;

export type Login = keyof typeof logins;

export const loginNames = Object.keys(logins) as Login[];

/** Settings of each login's sessions; set on the login so that poolers do not drop them. */
export const loginSettings: Record<Login, Record<string, string>> = {
  tenora_web_public: { statement_timeout: "10s", idle_in_transaction_session_timeout: "15s" },
  tenora_web_admin: { statement_timeout: "10s", idle_in_transaction_session_timeout: "15s" },
  // Every table is named with its schema. What a view of the indexer calls finds nothing else.
  tenora_web_market: {
    statement_timeout: "10s",
    idle_in_transaction_session_timeout: "15s",
    default_transaction_read_only: "on",
    search_path: "",
  },
  tenora_jobs: { statement_timeout: "60s", idle_in_transaction_session_timeout: "60s" },
  tenora_auth_wallet: {
    statement_timeout: "10s",
    idle_in_transaction_session_timeout: "15s",
    search_path: "auth_wallet",
  },
  tenora_auth_admin: {
    statement_timeout: "10s",
    idle_in_transaction_session_timeout: "15s",
    search_path: "auth_admin",
  },
  // Ponder writes long transactions while it catches up with the chain.
  tenora_indexer: { search_path: "market" },
};
