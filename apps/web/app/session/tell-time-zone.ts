import { sendRequest } from "../http/send-request.ts";

/** Tells the server this browser's time zone, for the dates in mails. A failure is ignored: they are in UTC then. */
export function tellTimeZone(): void {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  void sendRequest("/api/emails/time-zone", { method: "PUT", body: { timeZone }, keepalive: true });
}
