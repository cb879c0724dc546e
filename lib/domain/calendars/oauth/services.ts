import { SIGN_IN_SOURCES, type SignInSource } from "@/lib/domain/calendars/calendar-sources";
import { googleService } from "@/lib/domain/calendars/providers/google/service";
import { microsoftService } from "@/lib/domain/calendars/providers/office365/service";
import { env } from "@/lib/platform/env/env";
import type { SignInService } from "./sign-in-service";

const SIGN_IN_SERVICES: Record<SignInSource, () => SignInService | null> = {
  google: googleService,
  office365: microsoftService,
};

/** Null for what is no such source, or not set up here. */
export const findSignInService = (source: string): SignInService | null =>
  Object.hasOwn(SIGN_IN_SERVICES, source) ? SIGN_IN_SERVICES[source as SignInSource]() : null;

/** Where to sign in to what is set up here: addresses that take a form sent from a page of ours. */
export const listSignIns = () =>
  SIGN_IN_SOURCES.filter((source) => findSignInService(source)).map((source) => ({
    source,
    url: `${env().WEB_URL}/console/calendars/connect/${source}`,
  }));
