/**
 * Whether the server has refused this mail for good (5xx for its recipient or its text). A refused login or sender is
 * not: those are settings, which can be corrected.
 */
export function isPermanentMailError(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT|DATA)/.test(command);
}
