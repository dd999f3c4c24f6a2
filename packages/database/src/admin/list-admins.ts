import { asOwner } from "../transaction/as-owner.ts";

export interface AdminListing {
  readonly email: string;
  readonly createdAt: Date;
  readonly revokedAt: Date | null;
}

/** All current and former admins, oldest first. The owner only. */
export function listAdmins(ownerUrl: string): Promise<readonly AdminListing[]> {
  return asOwner(ownerUrl, async (owner) => {
    const { rows } = await owner.query<AdminListing>(
      `select email, created_at as "createdAt", revoked_at as "revokedAt"
       from public.admins order by created_at`,
    );
    return rows;
  });
}
