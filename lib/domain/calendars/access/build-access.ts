import type { ProviderAccess } from "@/lib/domain/calendars/provider";

/** For an account that is just being connected: nothing of it is stored yet. */
export const buildAccess = <Credentials>(
  credentials: Credentials,
  organization: string,
  signal: AbortSignal,
): ProviderAccess<Credentials> => ({ credentials, organization, signal, storeRenewed: async () => {} });
