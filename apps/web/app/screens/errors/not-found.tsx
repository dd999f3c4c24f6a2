import { data, useLocation } from "react-router";
import { pageMeta } from "~/features/shell/metadata/page-meta";
import NotFoundView from "./not-found-view.tsx";

export const meta = () => [
  ...pageMeta({ title: "Page not found", description: "There's no page at this address." }),
  { name: "robots", content: "noindex" },
];

export const loader = () => data(null, { status: 404 });

export default function NotFound() {
  return <NotFoundView path={useLocation().pathname} />;
}
