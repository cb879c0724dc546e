import { readFile } from "node:fs/promises";

/** Returns the text of a file; undefined if it is missing. */
export const readFileIfExists = (file: string): Promise<string | undefined> =>
  readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return undefined;
  });
