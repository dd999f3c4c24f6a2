import { receivablesId } from "./receivable-list.tsx";
import type { SellerPage } from "./seller-page.ts";

/** What isn't as agreed now, with a way to it where the list has it. */
export function TroubleLine({ trouble }: Pick<SellerPage, "trouble">) {
  if (trouble === null) return null;
  const { words, isBelow } = trouble;
  return (
    <p className="figures mt-3">
      Its receivables:{" "}
      {isBelow ? (
        <a
          href={`#${receivablesId}`}
          className="font-medium text-amber underline underline-offset-4"
        >
          {words}
        </a>
      ) : (
        <span className="font-medium text-amber">{words}</span>
      )}
    </p>
  );
}
