/** The names of the tools whose accounts can be read. */
export const TOOL_NAMES = { calendly: "Calendly", calcom: "Cal.com" } as const;

export type ToolName = keyof typeof TOOL_NAMES;
