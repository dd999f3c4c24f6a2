/** The admin who did it; a demonstration's sample data names none. */
export const reviewerOf = (adminEmail: string | null): string =>
  adminEmail ?? "a reviewer (demo data)";
