import { Link, useLocation } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import { MailedLink } from "../sign-in/mailed-link.tsx";
import { RecoveryRequestForm } from "./recovery-request-form.tsx";

export const meta = () => [
  ...pageMeta({ title: "Password recovery", description: "Choose a new admin password." }),
  { name: "robots", content: "noindex" },
];

/** Requests a recovery link; opened by one, sets a new password. */
export default function Recovery() {
  // Only the browser sees the fragment, so the server renders the request form.
  const { hash } = useLocation();
  if (hash === "") return <RecoveryRequestForm />;
  return (
    <MailedLink
      kind="recovery"
      title="Choose a new password"
      otherwise={
        <Link to="/admin/recovery" className="underline underline-offset-4">
          Request another link
        </Link>
      }
    />
  );
}
