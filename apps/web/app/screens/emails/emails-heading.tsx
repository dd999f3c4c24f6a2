/** What can be chosen about mails, and what can't. */
export function EmailsHeading() {
  return (
    <>
      <h1 className="font-serif text-title">Your emails</h1>
      <p className="mt-3 text-lead text-muted">
        Choose what we write to you about. We always email you about decisions on your requests and
        money that's due from you or to you: they're part of your agreements.
      </p>
    </>
  );
}
