/**
 * The directory in which the command was called; file names are relative to it. Commands run at the project's root,
 * where npm starts them.
 */
export const callingDirectory =
  (process.env.npm_lifecycle_event === "bookpage" && process.env.INIT_CWD) || process.cwd();
