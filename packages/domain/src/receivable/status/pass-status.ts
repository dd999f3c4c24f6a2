/** What a seller signed to admit a buyer (an invitation or a share link), and what the chain has of it. */
export interface PassFacts {
  /** The most units, as signed. */
  readonly cap: number;
  /** The seller's counter, as signed. */
  readonly counter: number;
  /** The last second, as signed; since 1970. */
  readonly deadline: number;
  /** Units bought with it. */
  readonly used: number;
  /** The seller revoked it by its digest. */
  readonly isRevoked: boolean;
}

export type PassStatus = "valid" | "expired" | "revoked" | "used-up";

/** Whether the gate would admit a buyer with it: at `now` (seconds since 1970), while the seller's counter is `counter`. */
export function passStatus(
  pass: PassFacts,
  { now, counter }: { readonly now: number; readonly counter: number },
): PassStatus {
  if (pass.isRevoked || pass.counter !== counter) return "revoked";
  if (pass.used >= pass.cap) return "used-up";
  return now > pass.deadline ? "expired" : "valid";
}
