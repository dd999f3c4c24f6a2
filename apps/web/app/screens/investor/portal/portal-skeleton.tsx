import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";

/** The shape of every dashboard: its title, the registration, its figures. */
export function PortalSkeleton() {
  return (
    <SkeletonGroup label="Loading your investments" className="page-width py-6 sm:py-8">
      <Skeleton className="h-14 w-full" />
      <Skeleton className="mt-5 h-11 w-80 max-w-full" />
      <Skeleton className="mt-3 h-5 w-64 max-w-full" />
      <Skeleton className="mt-10 h-36 w-full rounded-card" />
      <Skeleton className="mt-10 h-24 w-full rounded-card" />
      <div className="mt-10 grid gap-10 xl:grid-cols-2">
        <Skeleton className="h-72 w-full rounded-card" />
        <Skeleton className="h-72 w-full rounded-card max-xl:hidden" />
      </div>
    </SkeletonGroup>
  );
}
