import type { ProviderAccess } from "@/lib/domain/calendars/provider";

/** Builds access for an account that is being connected and has no stored credentials yet. */
export const buildAccess = <Credentials>(
  credentials: Credentials,
  organization: string,
  signal: AbortSignal,
): ProviderAccess<Credentials> => ({ credentials, organization, signal, storeRenewed: async () => {} });
