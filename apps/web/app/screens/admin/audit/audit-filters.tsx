import { Form, useSearchParams, useSubmit } from "react-router";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/select-field";
import { TextField } from "~/ui/text-field";
import { auditActions } from "./audit-query.ts";

/** Act, admin and subject; all live in the address. */
export function AuditFilters({ admins }: { admins: readonly string[] }) {
  const [params] = useSearchParams();
  const submit = useSubmit();
  return (
    <Form
      key={params.toString()}
      role="search"
      aria-label="Filter the audit log"
      className="mt-6 grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1.4fr_auto]"
      onChange={(event) => {
        if (event.target instanceof HTMLSelectElement) submit(event.currentTarget);
      }}
    >
      <SelectField
        label="Act"
        name="action"
        placeholder="Every act"
        options={auditActions}
        defaultValue={params.get("action") ?? ""}
      />
      <SelectField
        label="Admin"
        name="admin"
        placeholder="Everybody"
        options={admins}
        defaultValue={params.get("admin") ?? ""}
      />
      <TextField
        label="About"
        name="subject"
        placeholder="The id of a business or mail"
        defaultValue={params.get("subject") ?? ""}
        maxLength={100}
      />
      <Button type="submit" variant="outline">
        Filter
      </Button>
    </Form>
  );
}
