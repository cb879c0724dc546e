import type { ProviderOauthService } from "@/lib/domain/calendars/oauth/provider-oauth-service";
import { findProviderOauthService } from "@/lib/domain/calendars/oauth/services";
import { findZoomService } from "@/lib/domain/conferencing/conferences/zoom/service";

/** Where people sign in to calendars, and to what makes links; null for what is not set up here. */
export const findCalendarService = (source: string): ProviderOauthService | null =>
  source === "zoom" ? findZoomService() : findProviderOauthService(source);
