import type { Access } from "@/lib/domain/calendars/provider";

/** For an account that is just being connected: nothing of it is stored yet. */
export const newAccess = <Credentials>(
  credentials: Credentials,
  organization: string,
  signal: AbortSignal,
): Access<Credentials> => ({ credentials, organization, signal, keep: async () => {} });
