import { generateClient } from "./generate-client";
import { runCommand } from "./run-command";

/** `npm run client` writes the types of the TypeScript client, and the texts of the elements. */
runCommand(async () => {
  await generateClient(); // the contracts know the database's types
  const { writeApiTypes } = await import("./api-types");
  await writeApiTypes();
  const { writeElementTexts } = await import("./element-texts");
  await writeElementTexts();
});
