import { OperatorError } from "@/lib/platform/env/operator-error";
import { checkCatalogues, checkLanguage } from "./messages/check-catalogues";
import { writeMessageTypes } from "./messages/message-types";
import { runCommand } from "./run-command";

/** `npm run messages`: generates the types of the texts from the English ones, and lists the errors of all languages. */
runCommand(async () => {
  if (checkLanguage("en").length === 0) await writeMessageTypes();
  const errors = await checkCatalogues();
  if (errors.length > 0) throw new OperatorError(errors.join("\n"));
});
