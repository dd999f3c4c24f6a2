import { Form, useLocation, useSearchParams } from "react-router";
import { Button } from "~/ui/button";
import { SearchInput } from "./search-input.tsx";

const path = "/admin/market";

/**
 * Looks for a receivable by its number, seller, customer or wallet. A plain form, whose results are a page of
 * the market desk.
 */
export function FindReceivable() {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const searched = pathname === path ? (params.get("q") ?? "") : "";
  return (
    <search className="w-full min-w-0 lg:max-w-80 lg:shrink-0">
      {/* Back and forward fill the field with what that page was searched for. */}
      <Form key={searched} method="get" action={path} className="flex gap-2">
        <span className="relative block min-w-0 flex-1">
          <SearchInput
            name="q"
            label="Find a receivable"
            title="By number, seller, customer or wallet"
            defaultValue={searched}
          />
        </span>
        <Button type="submit" variant="outline" size="sm">
          Find
        </Button>
      </Form>
    </search>
  );
}
