import { useKeptInPage } from "../kept-in-page.ts";

/**
 * What is half written, kept in this page by what it is for: a dialog that is closed by mistake and a
 * session that ends take nothing away. Empty is forgotten.
 */
export function useKeptText(name: string): readonly [string, (text: string) => void] {
  const [text, keep] = useKeptInPage<string>(name);
  return [text ?? "", (next) => keep(next === "" ? null : next)];
}
