/** As they were typed; each command checks its own. */
export type Options = Record<string, unknown> & {
  /** What stands behind the command's name without an option's. */
  positionals: string[];
};
