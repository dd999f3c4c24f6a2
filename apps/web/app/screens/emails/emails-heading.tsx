/** What can be chosen about mails, and what can't. */
export function EmailsHeading() {
  return (
    <>
      <h1 className="font-serif text-title">Your emails</h1>
      <p className="mt-3 text-lead text-muted">
        Choose which emails you get. We'll always email you about decisions and payments due.
      </p>
    </>
  );
}
