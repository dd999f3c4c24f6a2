/** A column of encrypted texts. Every such column must be listed here, so that keys can be rotated. */
export interface EncryptedColumn {
  readonly table: string;
  readonly key: string;
  readonly column: string;
  /** SQL of the owner that the text was encrypted with. */
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
