import { useSubmit } from "react-router";

/**
 * Shows what a form of the list asks for. Fields stand in the order in which the server writes an address, so
 * that the same page has one address.
 */
export function useListForm() {
  const submit = useSubmit();
  return (form: HTMLFormElement | null) => {
    if (form === null) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      const text = String(value).trim();
      const isDefault = text === "" || (name === "sort" && text === "newest");
      if (!isDefault) params.append(name, text);
    }
    void submit(params, { action: "/exchange", preventScrollReset: true });
  };
}
