import { existsSync } from "node:fs";
import path from "node:path";

/** Whether a program of this name is in the PATH. */
export const isInstalled = (name: string): boolean =>
  (process.env.PATH ?? "").split(path.delimiter).some((folder) => existsSync(path.join(folder, name)));
