/**
 * Whether the server has refused this very mail for good (5xx on its receiver or its text). A refused login or
 * sender is a matter of settings, which people put right.
 */
export function isPermanent(error: unknown): boolean {
  const { responseCode = 0, command = "" } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT|DATA)/.test(command);
}
