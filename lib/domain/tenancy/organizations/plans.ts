/** What an organisation and its people can be on. */
export const PLANS = ["free", "pro"] as const;

export type Plan = (typeof PLANS)[number];
