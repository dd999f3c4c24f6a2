import { findMailSettings, mailTokenForm } from "@tenora/database/mail/mail-settings";
import { asVisitor } from "@tenora/database/transaction/as-visitor";
import { data } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { servicesContext } from "~/services.server";
import { UnknownLink } from "~/ui/text/unknown-link";
import type { Route } from "./+types/emails";
import { type EmailsPage, EmailsView } from "./emails-view.tsx";
import { allTimeZones } from "./time-zones.server.ts";

export const meta = () => [
  ...pageMeta({ title: "Your emails", description: "Choose which emails you get." }),
  { name: "robots", content: "noindex" },
  // The address is the key to these settings.
  { name: "referrer", content: "no-referrer" },
];

/** What a link in a mail leads to. Opening it changes nothing: mail services open links by themselves. */
export async function loader({ request, params: { token }, context }: Route.LoaderArgs) {
  const { publicDatabase } = context.get(servicesContext);
  const settings = mailTokenForm.test(token)
    ? await asVisitor(publicDatabase, (tx) => findMailSettings(tx, token))
    : null;
  if (settings === null) return data(null, { status: 404 });
  const given = new URL(request.url).searchParams.get("sent");
  const sent: EmailsPage["sent"] = given === "saved" || given === "failed" ? given : null;
  return data({ token, settings, timeZones: allTimeZones(), sent });
}

/** Which emails a business or an investor gets, and in which time zone their dates are. */
export default function Emails({ loaderData }: Route.ComponentProps) {
  if (loaderData === null)
    return (
      <UnknownLink>
        Part of its address may be missing. Open it from our latest email, or sign in and choose
        your emails in your portal.
      </UnknownLink>
    );
  return <EmailsView {...loaderData} />;
}
