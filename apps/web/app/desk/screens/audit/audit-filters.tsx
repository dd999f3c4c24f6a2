import { useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSearchParams, useSubmit } from "react-router";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/forms/select-field";
import { TextField } from "~/ui/forms/text-field";
import { auditActions } from "./audit-query.ts";
import { actionLabel } from "./describe-action.ts";

const actionOptions = auditActions.map((action) => ({ value: action, label: actionLabel(action) }));
const names = ["action", "admin", "subject"] as const;
type Fields = Readonly<Record<(typeof names)[number], string>>;

const fieldsOf = (source: URLSearchParams | FormData): Fields => ({
  action: String(source.get("action") ?? ""),
  admin: String(source.get("admin") ?? ""),
  subject: String(source.get("subject") ?? ""),
});
const isSame = (one: Fields, other: Fields) => names.every((name) => one[name] === other[name]);

/** Filters by action, admin and subject, which are part of the address, as the order is. */
export function AuditFilters({ admins }: { admins: readonly string[] }) {
  const [params] = useSearchParams();
  const isSettled = useNavigation().state === "idle";
  const submit = useSubmit();
  const [fields, setFields] = useState(() => fieldsOf(params));
  // What was asked for, oldest first, from what the address shows on.
  const requested = useRef<readonly Fields[]>([fields]);

  // The fields keep focus and text while their list loads. They follow the address only when back,
  // forward or a link changed it.
  useEffect(() => {
    const applied = fieldsOf(params);
    if (!isSettled) return;
    const at = requested.current.findIndex((one) => isSame(one, applied));
    requested.current = at < 0 ? [applied] : requested.current.slice(at);
    if (at < 0) setFields(applied);
  }, [params, isSettled]);

  const remember = (form: HTMLFormElement) => {
    requested.current = [...requested.current, fieldsOf(new FormData(form))];
  };
  const field = (name: keyof Fields) => ({
    name,
    value: fields[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLSelectElement }) => {
      const { value } = target;
      setFields((now) => ({ ...now, [name]: value }));
      if (!(target instanceof HTMLSelectElement) || target.form === null) return;
      remember(target.form);
      submit(target.form);
    },
  });
  return (
    <Form
      role="search"
      aria-label="Filter the audit log"
      className="mt-2 max-md:[&_label]:sr-only grid grid-cols-2 items-end gap-x-3 gap-y-2 lg:grid-cols-[1fr_1fr_1.4fr_auto]"
      onSubmit={(event) => remember(event.currentTarget)}
    >
      <SelectField
        {...field("action")}
        label="Action"
        placeholder="All actions"
        options={actionOptions}
      />
      <SelectField {...field("admin")} label="Admin" placeholder="All admins" options={admins} />
      <TextField {...field("subject")} label="Subject" placeholder="Name, ID" maxLength={100} />
      {params.has("sort") && <input type="hidden" name="sort" value={params.get("sort") ?? ""} />}
      <Button type="submit" variant="outline">
        Filter
      </Button>
    </Form>
  );
}
