import { parseEmailAddress } from "../../text/email-address.ts";

/** Providers of mailboxes for everybody under many suffixes: gmail.com, hotmail.co.uk, yahoo.com.sg. */
const freeMailNames = new Set(
  "fastmail gmail gmx googlemail hotmail hushmail icloud mailinator outlook proton protonmail rocketmail tutanota yahoo yandex ymail zohomail".split(
    " ",
  ),
);

/** Others, whose names companies have under another suffix. */
const freeMailDomains = new Set(
  (
    "126.com 163.com aol.com att.net bk.ru bol.com.br btinternet.com comcast.net cox.net daum.net " +
    "duck.com email.com free.fr freenet.de hanmail.net hey.com inbox.ru interia.pl laposte.net " +
    "libero.it list.ru live.com live.co.uk mac.com mail.com mail.ru mailbox.org me.com msn.com " +
    "naver.com netvigator.com o2.pl onet.pl orange.fr pm.me qq.com rambler.ru rediffmail.com " +
    "sbcglobal.net seznam.cz sina.com singnet.com.sg sohu.com t-online.de terra.com.br tuta.com " +
    "tuta.io uol.com.br verizon.net virgilio.it wanadoo.fr web.de wp.pl yeah.net zoho.com"
  ).split(" "),
);

/** The domain of an email address in ASCII and lower case, or null when the text is no address. */
export const emailDomain = (email: string): string | null =>
  parseEmailAddress(email)?.split("@")[1] ?? null;

/**
 * True for a domain at which anybody can open a mailbox, and for those below it. A company's own
 * domain that merely contains such a name is none.
 */
export function isFreeMail(domain: string): boolean {
  const labels = domain.split(".");
  const isSecondLevel = labels.length > 2 && /^(co|com|net|org|ne|or)$/.test(labels.at(-2) ?? "");
  if (freeMailNames.has(labels.at(isSecondLevel ? -3 : -2) ?? "")) return true;
  return labels.some((_, at) => freeMailDomains.has(labels.slice(at).join(".")));
}

/** Why an address can't be the customer's contact, or null. `ownDomain`: that of the business itself. */
export function checkCustomerEmail(email: string, ownDomain: string | null): string | null {
  const domain = emailDomain(email);
  if (domain === null) return "Enter an email address such as name@company.com.";
  if (isFreeMail(domain)) {
    return "Use an address at your customer's own domain. We can't accept free email providers.";
  }
  if (domain === ownDomain) {
    return "This is your own domain. Enter an address of your customer.";
  }
  return null;
}
