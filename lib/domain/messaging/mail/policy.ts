/**
 * Returns whether the server rejected this mail for good (5xx for its recipient or text). A rejected login or
 * sender is temporary, as an admin can correct the settings.
 */
export function isPermanentMailError(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT|DATA)/.test(command);
}
