/** A browser storage in memory; `broken` throws on every access, as in some private windows. */
export function memoryStorage({ broken = false }: { readonly broken?: boolean } = {}) {
  const entries = new Map<string, string>();
  const guard = <Result>(act: () => Result): Result => {
    if (broken) throw new DOMException("The operation is insecure.", "SecurityError");
    return act();
  };
  return {
    getItem: (key: string) => guard(() => entries.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => void entries.set(key, value)),
    removeItem: (key: string) => guard(() => void entries.delete(key)),
  };
}
