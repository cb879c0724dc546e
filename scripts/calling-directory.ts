/**
 * Where the command was called, to which names of files are relative. Commands go on at the project's root, where npm
 * has already gone before them.
 */
export const callingDirectory =
  (process.env.npm_lifecycle_event === "bookpage" && process.env.INIT_CWD) || process.cwd();
