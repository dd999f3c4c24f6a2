/** What can be chosen about mails, and what can't. */
export function EmailsHeading({ isGuest = false }: { readonly isGuest?: boolean }) {
  return (
    <>
      <h1 className="font-serif text-title">Your emails</h1>
      <p className="mt-3 text-lead text-muted">
        {isGuest
          ? "You decide whether we email you."
          : "Choose which emails you get. We'll always email you about decisions and payments due."}
      </p>
    </>
  );
}
