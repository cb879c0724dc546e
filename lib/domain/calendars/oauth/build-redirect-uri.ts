import { env } from "@/lib/platform/env/env";
import type { ProviderOauthService } from "./provider-oauth-service";

/** Where the provider leads back to; it has to be registered there. */
export const buildRedirectUri = ({ source }: ProviderOauthService): string =>
  `${env().WEB_URL}/console/calendars/callback/${source}`;
