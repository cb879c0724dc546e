import type { ProviderOauthService } from "@/lib/domain/calendars/oauth/provider-oauth-service";
import { findProviderOauthService } from "@/lib/domain/calendars/oauth/services";
import { findZoomService } from "@/lib/domain/conferencing/conferences/zoom/service";

/** The sign-in service of a calendar or video provider, or null if it is not set up here. */
export const findCalendarService = (source: string): ProviderOauthService | null =>
  source === "zoom" ? findZoomService() : findProviderOauthService(source);
