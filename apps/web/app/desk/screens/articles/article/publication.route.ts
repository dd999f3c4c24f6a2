import { publishArticle } from "@tenora/database/article/save-article";
import { adminAction } from "~/http/admin-action.server";
import { byMethod, pathId } from "~/http/json-route.server";
import { seenVersion } from "./seen-version.ts";

const setPublication = (publish: boolean) =>
  adminAction(seenVersion, async (tx, call) => {
    const articleId = pathId(call, "ARTICLE_NOT_FOUND");
    return { updatedAt: await publishArticle(tx, { articleId, publish, seen: call.input.seen }) };
  });

/** POST publishes an article, DELETE unpublishes it: the version that the admin saw. */
export const action = byMethod({ POST: setPublication(true), DELETE: setPublication(false) });
