import { claimUpload } from "@tenora/database/rate-limit/upload-quota";
import { asMember } from "@tenora/database/transaction/as-member";
import { createWalletSession } from "@tenora/testing/database/sessions";
import { expect, test } from "vitest";
import { freshWallet, useDatabaseContext } from "../support/database-context.ts";

const context = useDatabaseContext();
const megabyte = 1024 * 1024;

test("upload quota: a negative size frees nothing", async () => {
  const session = await createWalletSession(context.test.ownerUrl, freshWallet());
  const claim = (bytes: number) =>
    asMember(context.web, session, (tx) => claimUpload(tx, bytes).then(() => "granted"));
  expect(await claim(-1_000 * megabyte)).toBe("granted");
  expect(await claim(250 * megabyte)).toBe("granted");
  await expect(claim(1)).rejects.toMatchObject({ code: "TOO_MANY_UPLOADS" });
});
