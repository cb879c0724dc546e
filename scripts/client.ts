import { generateClient } from "./generate-client";
import { runCommand } from "./run-command";

/**
 * `npm run client` writes the generated parts of the clients: types in TypeScript, types and operations in Python,
 * texts of the elements.
 */
runCommand(async () => {
  await generateClient(); // the contracts import the database's types
  const { writeApiTypes } = await import("./api-types");
  await writeApiTypes();
  const { writeElementTexts } = await import("./element-texts");
  await writeElementTexts();
  const { writePythonClient } = await import("./python-client/python-client");
  await writePythonClient();
});
