import type { InvestorRegistration } from "@tenora/domain/investor/investor";

export interface RegistrationResult {
  readonly success: boolean;
  /** The server's sentence; null when it gave none. */
  readonly error: string | null;
}

/** Sends the registration. @throws when no readable response came */
export async function sendRegistration(
  registration: InvestorRegistration,
): Promise<RegistrationResult> {
  const response = await fetch("/api/investor/registrations", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(registration),
  });
  if (response.ok) return { success: true, error: null };
  const { message } = (await response.json()) as { message?: string };
  return { success: false, error: message ?? null };
}
