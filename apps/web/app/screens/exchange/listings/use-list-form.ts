import { useSubmit } from "react-router";

/**
 * Shows what a form of the list asks for. The address is written as the server writes it, so that the same
 * page has one address.
 */
export function useListForm() {
  const submit = useSubmit();
  return (form: HTMLFormElement | null) => {
    if (form === null) return;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form)) {
      const text = String(value).trim();
      if (text !== "" && text !== "newest") params.append(name, text);
    }
    void submit(params, { action: "/exchange", preventScrollReset: true });
  };
}
