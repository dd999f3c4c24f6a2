// npm run keys -- check | reseal
import { resolve } from "node:path";
import { readEnvironment } from "@tenora/configuration/environment";
import { countEncryptedValues } from "@tenora/database/encryption/count-encrypted-values";
import { resolveSecrets } from "../configuration/secrets.ts";
import { explainFailure } from "../terminal/explain-failure.ts";
import { withOwnerConnection } from "./with-owner-connection.ts";

const [verb] = process.argv.slice(2);
try {
  if (verb !== "check" && verb !== "reseal")
    throw new Error("Usage: npm run keys -- check | reseal");
  const environment = readEnvironment(process.env);
  await withOwnerConnection(environment, async (ownerUrl) => {
    const { data } = resolveSecrets(environment, resolve(environment.DATA_DIR));
    const count = await countEncryptedValues(ownerUrl, data, { reseal: verb === "reseal" });
    console.log(
      `Sealed with the current DATA_KEY: ${count.present}, with an older one: ${count.older}, with none of them: ${count.unreadable}.`,
    );
    if (count.unreadable > 0)
      throw new Error("Some values cannot be opened: a key is missing in DATA_KEY.");
    console.log(
      count.older > 0
        ? "Keep the older keys until: npm run keys -- reseal"
        : "Nothing needs the older keys in DATA_KEY any more, except backups made before.",
    );
  });
  process.exit(0);
} catch (error) {
  console.error(explainFailure(error));
  process.exit(1);
}
