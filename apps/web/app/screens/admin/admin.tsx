import { Outlet } from "react-router";
import { servicesContext } from "~/config/services.server";
import { pageMeta } from "~/features/shell/page-meta";
import type { Route } from "./+types/admin";
import { AdminHeader } from "./admin-header.tsx";
import { SignIn } from "./sign-in.tsx";

export const meta = () => [
  ...pageMeta({ title: "Admin Portal", description: "Operations portal." }),
  { name: "robots", content: "noindex" },
];

/** Who is signed in; whoever is not sees the sign-in screen at every address below /admin. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await context.get(servicesContext).adminSessions.read(request);
  return { email: session?.email ?? null };
}

export default function AdminPortal({ loaderData }: Route.ComponentProps) {
  if (loaderData.email === null) return <SignIn />;
  return (
    <div className="page-width pt-8 pb-20">
      <AdminHeader email={loaderData.email} />
      <Outlet />
    </div>
  );
}
