/** The dates at which responses and webhook deliveries changed their form; the newest last. */
export const API_VERSIONS = ["2026-11-01", "2026-11-23", "2026-11-26"] as const;

export type ApiVersion = (typeof API_VERSIONS)[number];

export const NEWEST_API_VERSION: ApiVersion = "2026-11-26";

export const isApiVersion = (text: string): text is ApiVersion =>
  (API_VERSIONS as readonly string[]).includes(text);
