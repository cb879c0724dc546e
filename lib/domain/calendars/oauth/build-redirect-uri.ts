import { env } from "@/lib/platform/env/env";
import type { ProviderOauthService } from "./provider-oauth-service";

/** Redirect URI, which must be registered at the provider. */
export const buildRedirectUri = ({ source }: ProviderOauthService): string =>
  `${env().WEB_URL}/console/calendars/callback/${source}`;
