import { useInMemoryState } from "../in-memory-state.ts";

/**
 * What is half written, kept in this page by what it is for: a dialog that is closed by mistake and a
 * session that ends take nothing away. Empty is forgotten.
 */
export function useStoredText(name: string): readonly [string, (text: string) => void] {
  const [text, keep] = useInMemoryState<string>(name);
  return [text ?? "", (next) => keep(next === "" ? null : next)];
}
