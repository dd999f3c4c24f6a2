import { emailErrorCode } from "./errors.ts";
import type { Mail, Transport } from "./mail.ts";

/**
 * Sends a mail; false when it was not accepted. Never throws (specification §8: e-mail failures are
 * swallowed and return false). `onFailure` receives the failure's short code.
 */
export async function sendEmail(
  transport: Transport,
  mail: Mail,
  onFailure?: (code: string) => void,
): Promise<boolean> {
  try {
    await transport(mail);
    return true;
  } catch (error) {
    onFailure?.(emailErrorCode(error));
    return false;
  }
}
