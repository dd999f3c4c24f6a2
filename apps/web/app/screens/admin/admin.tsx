import { Outlet } from "react-router";
import { servicesContext } from "~/config/services.server";
import { pageMeta } from "~/features/shell/page-meta";
import type { Route } from "./+types/admin";
import { AdminHeader } from "./admin-header.tsx";
import { LoadFailure } from "./load-failure.tsx";
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

/** A request that got lost on its way: the address keeps what was asked for, so it is asked again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // What `fetch` throws; everything else is told as on any page.
  if (!(error instanceof TypeError)) throw error;
  return (
    <div className="page-width pt-8 pb-20">
      <h1 className="font-medium font-serif text-title">Admin Operations Portal</h1>
      <LoadFailure title="Failed to load this page" why="The connection broke off." />
    </div>
  );
}
