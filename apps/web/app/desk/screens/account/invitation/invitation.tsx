import { pageMeta } from "~/features/shell/metadata/page-meta";
import { MailedLink } from "../sign-in/mailed-link.tsx";

export const meta = () => [
  ...pageMeta({ title: "Admin invitation", description: "Become an admin." }),
  { name: "robots", content: "noindex" },
];

/** The page of an invitation's link: the invited person sets a password and becomes an admin. */
export default function Invitation() {
  return (
    <MailedLink
      kind="invitation"
      title="Welcome to the Admin Portal"
      otherwise="Ask the admin who invited you for a new invitation."
    />
  );
}
