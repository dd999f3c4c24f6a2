/** What happens to an admin's account and is written to that admin, by the kind of its mail. */
export const accountEvents = [
  "admin_password_recovered",
  "admin_password_reset",
  "admin_two_factor_enabled",
  "admin_two_factor_disabled",
  "admin_recovery_code_used",
  "admin_codes_used_up",
] as const;

export type AccountEvent = (typeof accountEvents)[number];

export const isAccountEvent = (kind: string): kind is AccountEvent =>
  (accountEvents as readonly string[]).includes(kind);
