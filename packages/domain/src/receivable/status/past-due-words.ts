/** How late a payment is, in started days of at least one: "1 day past due", "25 days past due". */
export const pastDueWords = (days: bigint | number): string =>
  `${days} ${Number(days) === 1 ? "day" : "days"} past due`;
