import { useEffect, useId, useRef } from "react";
import { Form, useLocation, useSearchParams } from "react-router";
import { Button } from "~/ui/button";
import { SearchInput } from "./search-input.tsx";

const path = "/admin/market";
/** Characters of a search. */
export const longestSearch = 100;

interface FindReceivableProps {
  /** The id of the sentence that says why the text can't be looked for. */
  readonly problemId?: string;
}

/**
 * Looks for a receivable by its number, seller, customer or wallet. A plain form, whose results are a page of
 * the market desk.
 */
export function FindReceivable({ problemId }: FindReceivableProps) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const searched = pathname === path ? (params.get("q") ?? "") : "";
  const field = useRef<HTMLInputElement>(null);
  const sent = useRef<string | null>(null);
  const shown = useRef(searched);
  // Back, forward and links fill the field with what that page was searched for. After the form's own search
  // the field keeps its focus, and what is typed since.
  useEffect(() => {
    if (searched === shown.current) return;
    if (searched !== sent.current && field.current) field.current.value = searched;
    shown.current = searched;
    sent.current = null;
  }, [searched]);
  const helpId = useId();
  return (
    <search className="w-full min-w-0 lg:max-w-80 lg:shrink-0">
      <Form
        method="get"
        action={path}
        className="flex gap-2"
        onSubmit={() => {
          sent.current = field.current?.value ?? null;
        }}
      >
        <span className="relative block min-w-0 flex-1">
          <SearchInput
            ref={field}
            name="q"
            label="Find a receivable"
            maxLength={longestSearch}
            aria-describedby={[problemId, helpId].filter(Boolean).join(" ")}
            aria-invalid={problemId !== undefined}
            defaultValue={searched}
          />
        </span>
        <Button type="submit" variant="outline" size="sm">
          Find
        </Button>
      </Form>
      <p id={helpId} className="mt-0.5 text-muted text-xs">
        By number, seller, customer or wallet
      </p>
    </search>
  );
}
