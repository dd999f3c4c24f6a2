import { Skeleton, SkeletonGroup } from "~/ui/loading/skeleton";

/** An empty page in place of the first one. */
export function PdfSkeleton({ title }: { readonly title: string }) {
  return (
    <SkeletonGroup
      label={`Loading: ${title}`}
      className="max-h-160 overflow-hidden border-line border-t bg-surface-sunken p-3"
    >
      <Skeleton className="aspect-[1/1.414] rounded-none" />
    </SkeletonGroup>
  );
}
