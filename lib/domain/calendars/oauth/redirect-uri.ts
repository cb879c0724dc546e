import { env } from "@/lib/platform/env/env";
import type { SignInService } from "./sign-in-service";

/** Where the provider leads back to; it has to be registered there. */
export const redirectUri = ({ source }: SignInService): string =>
  `${env().WEB_URL}/console/calendars/callback/${source}`;
