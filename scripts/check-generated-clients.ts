import { generateClient } from "./generate-client";
import { runCommand } from "./run-command";

/** `npm run check:generated-clients`: clients that other people's generators make of our OpenAPI document compile and list users. */
runCommand(async () => {
  await generateClient(); // the contracts know the database's types
  const { checkGeneratedClients } = await import("./generated-clients/check-generated-clients");
  await checkGeneratedClients();
});
