/** As they were typed; each command checks its own. */
export type Options = Record<string, unknown>;
