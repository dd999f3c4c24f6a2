import { Card } from "~/ui/card";
import { Skeleton } from "~/ui/loading/skeleton";

/** The article while it loads. */
export function ReaderPlaceholder() {
  return (
    <Card className="overflow-hidden p-0 sm:p-0">
      <div aria-busy="true">
        <span role="status" className="sr-only">
          Loading the article
        </span>
        <Skeleton className="aspect-40/21 w-full rounded-none" />
        <div className="space-y-4 p-6 sm:p-10">
          <Skeleton className="h-10 w-4/5" />
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-5 w-full" />
          <Skeleton className="h-5 w-11/12" />
          <Skeleton className="h-5 w-full" />
        </div>
      </div>
    </Card>
  );
}
