import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";

/** The shape of every dashboard: its title, the registration, its figures. */
export function PortalSkeleton() {
  return (
    <SkeletonGroup label="Loading your investments" className="page-width py-14 sm:py-20">
      <Skeleton className="h-14 w-96 max-w-full" />
      <Skeleton className="mt-6 h-6 w-80 max-w-full" />
      <Skeleton className="mt-10 h-36 w-full rounded-card" />
      <Skeleton className="mt-10 h-24 w-full rounded-card" />
      <div className="mt-10 grid gap-10 xl:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card max-xl:hidden" />
      </div>
    </SkeletonGroup>
  );
}
