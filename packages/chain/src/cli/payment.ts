import { type Payment, performPayment } from "../payment/perform-payment.ts";
import type { Context } from "./context.ts";

/** Pays from the caller's account; resolves with what the exchange returned. */
export function pay({ sender, me, done, deployment }: Context, payment: Payment): Promise<bigint> {
  return performPayment({ sender, signer: me, confirm: done }, deployment(), payment);
}
