/** The options as typed; each command validates its own. */
export type Options = Record<string, unknown> & {
  /** The positional arguments after the command's name. */
  positionals: string[];
};
