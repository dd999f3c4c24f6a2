import { EmailError } from "../errors.ts";
import type { Mail, Transport } from "../mail.ts";

export interface EmailJsSettings {
  readonly serviceId: string;
  readonly templateId: string;
  readonly publicKey: string;
  /** Required by accounts that allow calls from servers. */
  readonly privateKey?: string | undefined;
  /** Another address of the service, for tests. */
  readonly url?: string | undefined;
}

const timeoutMs = 15_000;

/**
 * Sends through the EmailJS REST service (https://www.emailjs.com/docs/rest-api/send/), whose
 * template contains the addresses. It has no idempotency key: a repeated mail arrives twice.
 */
export function sendByEmailJs(settings: EmailJsSettings): Transport {
  const url = settings.url ?? "https://api.emailjs.com/api/v1.0/email/send";
  return async (mail) => {
    const { name, email } = mail.templateParams;
    const message = withSettings(mail);
    const body = JSON.stringify({
      service_id: settings.serviceId,
      template_id: settings.templateId,
      user_id: settings.publicKey,
      accessToken: settings.privateKey,
      template_params: { name, email, message },
    });
    const response = await post(url, body);
    await response.body?.cancel();
    if (!response.ok) throw new EmailError(`EMAILJS_${response.status}`);
  };
}

/** The service's template has no other place for the link. */
const withSettings = ({ templateParams: { message }, settingsUrl }: Mail) =>
  settingsUrl === null ? message : `${message} Choose which emails you get: ${settingsUrl}`;

async function post(url: string, body: string): Promise<Response> {
  try {
    return await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    throw new EmailError("EMAILJS_UNREACHABLE", { cause });
  }
}
