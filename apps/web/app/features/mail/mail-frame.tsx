/** The dark theme: a frame has its page's content policy, which allows styles in attributes only. */
const withoutStyleSheet = (html: string) => html.replace(/<style>[^<]*<\/style>/, "");

interface MailFrameProps {
  readonly html: string;
  readonly subject: string;
}

/** The HTML of a mail, in a frame that runs nothing and leads nowhere. */
export const MailFrame = ({ html, subject }: MailFrameProps) => (
  <iframe
    sandbox=""
    srcDoc={withoutStyleSheet(html)}
    title={`${subject}, as an email app shows it`}
    className="mt-2 h-120 w-full rounded-control border border-line bg-white"
  />
);
