import { text } from "node:stream/consumers";

/** The environment variables of the secrets of other tools. */
export const TOOL_SECRETS = {
  calendly: { variable: "CALENDLY_TOKEN", secret: "a personal access token of Calendly" },
  calcom: { variable: "CALCOM_API_KEY", secret: "an API key of Cal.com" },
} as const;

/** Reads the secret of a tool from standard input or its environment variable; undefined if there is none. */
export async function readToolToken(
  tool: keyof typeof TOOL_SECRETS,
  { fromStdin }: { fromStdin: boolean },
): Promise<string | undefined> {
  const read = fromStdin ? await text(process.stdin) : (process.env[TOOL_SECRETS[tool].variable] ?? "");
  return read.trim() || undefined;
}
