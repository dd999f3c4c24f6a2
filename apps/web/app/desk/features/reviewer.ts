/** Who did what only admins do where none is known: the invented past of a demonstration. */
export const reviewerOf = (adminEmail: string | null): string =>
  adminEmail ?? "a reviewer (demo data)";
