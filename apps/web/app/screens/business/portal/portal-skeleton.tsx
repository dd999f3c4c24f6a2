import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";

/** The shape of every dashboard: its head, its status, its figures. */
export function BusinessPortalSkeleton() {
  return (
    <SkeletonGroup label="Loading your business">
      <div className="on-forest bg-forest">
        <div className="page-width py-8 sm:py-10">
          <Skeleton className="h-5 w-32 bg-on-forest/12" />
          <Skeleton className="mt-3 h-11 w-80 max-w-full bg-on-forest/12" />
          <Skeleton className="mt-4 h-5 w-64 max-w-full bg-on-forest/12" />
        </div>
      </div>
      <div className="page-width py-12 sm:py-16">
        <Skeleton className="h-40 w-full rounded-card" />
        <Skeleton className="mt-6 h-24 w-full rounded-card" />
        <div className="mt-10 grid gap-10 xl:grid-cols-2">
          <Skeleton className="h-72 w-full rounded-card" />
          <Skeleton className="h-72 w-full rounded-card max-xl:hidden" />
        </div>
      </div>
    </SkeletonGroup>
  );
}
