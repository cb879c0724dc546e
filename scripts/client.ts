import { generateClient } from "./generate-client";
import { runCommand } from "./run-command";

/** `npm run client` writes what the clients have from the contracts: types in TypeScript, types and operations in Python. */
runCommand(async () => {
  await generateClient(); // the contracts know the database's types
  const { writeApiTypes } = await import("./api-types");
  await writeApiTypes();
  const { writePythonClient } = await import("./python-client/python-client");
  await writePythonClient();
});
