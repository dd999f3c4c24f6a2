/** Somebody's e-mail below the name; where there is too little room it breaks before the @ first. */
export function EmailLine({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span className="wrap-anywhere block text-muted text-sm">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
