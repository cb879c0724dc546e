import { generateClient } from "./generate-client";
import { runCommand } from "./run-command";

/**
 * `npm run check:generated-clients`: checks that clients of third-party generators from our OpenAPI document compile
 * and list users.
 */
runCommand(async () => {
  await generateClient(); // the contracts import the database's types
  const { checkGeneratedClients } = await import("./generated-clients/check-generated-clients");
  await checkGeneratedClients();
});
