import { SIGN_IN_SOURCES, type SignInSource } from "@/lib/domain/calendars/options";
import { findGoogleService } from "@/lib/domain/calendars/providers/google/service";
import { findMicrosoftService } from "@/lib/domain/calendars/providers/office365/service";
import { env } from "@/lib/platform/env/env";
import type { ProviderOauthService } from "./provider-oauth-service";

const SIGN_IN_SERVICES: Record<SignInSource, () => ProviderOauthService | null> = {
  google: findGoogleService,
  office365: findMicrosoftService,
};

/** Returns null for an unknown source, or one that is not configured. */
export const findProviderOauthService = (source: string): ProviderOauthService | null =>
  Object.hasOwn(SIGN_IN_SERVICES, source) ? SIGN_IN_SERVICES[source as SignInSource]() : null;

/** Lists the configured sources with the URL that starts the sign-in by a form. */
export const listConnectOptions = () =>
  SIGN_IN_SOURCES.filter((source) => findProviderOauthService(source)).map((source) => ({
    source,
    url: `${env().WEB_URL}/console/calendars/connect/${source}`,
  }));
