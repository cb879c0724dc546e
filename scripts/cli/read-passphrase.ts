import { readFile } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { callingDirectory } from "../calling-directory";
import { promptLine } from "./prompt-line";

const MIN_PASSPHRASE_CHARACTERS = 12;

/**
 * Reads the passphrase of a backup: the first line of `--passphrase-file`, where `-` is standard input, else of
 * BOOKPAGE_PASSPHRASE, else typed without echo. A new one is typed twice.
 */
export async function readPassphrase(file: unknown, { isNew }: { isNew: boolean }): Promise<string> {
  const passphrase = await findPassphrase(typeof file === "string" ? file : undefined, isNew);
  if (isNew && [...passphrase].length < MIN_PASSPHRASE_CHARACTERS) {
    throw new OperatorError(
      `The passphrase must have at least ${MIN_PASSPHRASE_CHARACTERS} characters, because an attacker with the backup can try any number.`,
    );
  }
  if (!passphrase) throw new OperatorError("The passphrase is empty.");
  return passphrase;
}

async function findPassphrase(file: string | undefined, isNew: boolean): Promise<string> {
  if (file === "-") return promptLine("Passphrase: ", { isHidden: true });
  if (file !== undefined) return readFirstLine(path.resolve(callingDirectory, file));
  if (process.env.BOOKPAGE_PASSPHRASE) return process.env.BOOKPAGE_PASSPHRASE;
  if (!process.stdin.isTTY) {
    throw new OperatorError(
      "No terminal to type the passphrase: set BOOKPAGE_PASSPHRASE, or give a file with --passphrase-file (- is standard input).",
    );
  }
  const typed = await promptLine("Passphrase: ", { isHidden: true });
  if (isNew && typed !== (await promptLine("The same again: ", { isHidden: true })))
    throw new OperatorError("The two passphrases differ.");
  return typed;
}

async function readFirstLine(file: string): Promise<string> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new OperatorError(`The passphrase cannot be read from ${file} (${error.code}).`);
  });
  return text.split(/\r?\n/, 1)[0] ?? "";
}
