/** Where a writer's page finds a cover, which readers may not see yet. */
export function coverSource(coverImageUrl: string): string {
  return coverImageUrl.startsWith("/insights/covers/")
    ? `/api/admin/articles/covers?${new URLSearchParams({ cover: coverImageUrl })}`
    : coverImageUrl;
}
