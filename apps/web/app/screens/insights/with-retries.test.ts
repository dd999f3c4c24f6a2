import { expect, test } from "vitest";
import { articleRetries, listRetries, withRetries } from "./with-retries.ts";

test.each([
  ["the list, after two retries", listRetries, 3],
  ["an article, after one", articleRetries, 2],
])("article requests: fail for %s §7.20 §9.20", async (_what, retries, times) => {
  let asked = 0;
  const never = () => {
    asked += 1;
    return Promise.reject(new Error("away"));
  };
  await expect(withRetries(retries, never)).rejects.toThrow("away");
  expect(asked).toBe(times);
});
