import { listAllArticles } from "@tenora/database/article/list-all-articles";
import { saveArticle } from "@tenora/database/article/save-article";
import { listAuditEntries } from "@tenora/database/audit/list-audit-entries";
import { listBusinesses } from "@tenora/database/business/list-businesses";
import { encryptText } from "@tenora/database/encryption/text-encryption";
import { listFundingRequests } from "@tenora/database/funding-request/list-funding-requests";
import { listInvestors } from "@tenora/database/investor/list-investors";
import { submitInvestor } from "@tenora/database/investor/submit-investor";
import { listMails } from "@tenora/database/mail/list-mails";
import { findNamedSellers } from "@tenora/database/market/seller/find-named-sellers";
import { asMarketReader } from "@tenora/database/transaction/as-market-reader";
import { expect, test } from "vitest";
import { useFundingRequests } from "../support/funding-request-context.ts";

const { context, asOp, approved, submittedRequest } = useFundingRequests();

test("searches: what is typed decomposed finds what is stored composed", async () => {
  const name = "Café Rühl Pte";
  const search = " Ru\u0308hl  Pte\u0000 ";
  const page = { search, limit: 10 };
  const business = await approved();
  const { as, id, wallet } = business;
  await context.owner((owner) =>
    owner.query("update businesses set company_name = $1 where id = $2", [name, id]),
  );
  await submittedRequest(business);
  await as((tx) =>
    submitInvestor(tx, {
      investorName: name,
      country: "Singapore",
      walletAddress: wallet,
      registrationNumberEncrypted: encryptText("a key for tests", wallet, "S1234567D"),
      certificateUrl: null,
      certificateInfo: {
        email: "cy@example.com",
        consentAt: "2026-11-21T10:00:00.000Z",
        consentVersion: "2026-11",
      },
    }),
  );
  const words = { content: "Words", excerpt: null, coverImageUrl: null, tags: [] };
  const article = { id: crypto.randomUUID(), seen: null, title: name, slug: "ruehl", ...words };
  await asOp((tx) => saveArticle(tx, article));

  const found = await asOp(async (tx) => ({
    businesses: (await listBusinesses(tx, page)).businesses.length,
    requests: (await listFundingRequests(tx, page)).requests.length,
    investors: (await listInvestors(tx, page)).investors.length,
    articles: (await listAllArticles(tx, page)).articles.length,
    mails: (await listMails(tx, page)).mails.length > 0,
    audit: (await listAuditEntries(tx, { subject: search, limit: 10 })).entries.length > 0,
  }));
  expect(found).toEqual({
    businesses: 1,
    requests: 1,
    investors: 1,
    articles: 1,
    mails: true,
    audit: true,
  });
  const sellers = await asMarketReader(context.market, (tx) => findNamedSellers(tx, search));
  expect(sellers.named).toEqual([wallet]);
});
