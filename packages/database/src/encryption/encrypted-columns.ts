/** A column that holds sealed texts. Whoever adds one adds it here, so that keys can change. */
export interface EncryptedColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** SQL for whose the text is: what it was sealed with as owner. */
  readonly owner: string;
  /** SQL for the rows that hold one. */
  readonly where: string;
}

export const encryptedColumns: readonly EncryptedColumn[] = [
  {
    table: "public.investors",
    key: "id",
    column: "registration_number_encrypted",
    owner: "wallet_address",
    where: "erased_at is null",
  },
  {
    table: "auth_admin.two_factor",
    key: "user_id",
    column: "secret_encrypted",
    owner: "'two-factor:' || user_id",
    where: "true",
  },
];
