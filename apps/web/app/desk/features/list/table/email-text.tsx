/** An email, whole: where it has no room on one line it breaks before its domain. */
export function EmailText({ address }: { readonly address: string }) {
  const at = address.lastIndexOf("@");
  if (at < 1) return address;
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
