import { findSignInService } from "@/lib/domain/calendars/oauth/services";
import type { SignInService } from "@/lib/domain/calendars/oauth/sign-in-service";
import { zoomService } from "@/lib/domain/conferencing/conferences/zoom/service";

/** Where people sign in to calendars, and to what makes links; null for what is not set up here. */
export const findService = (source: string): SignInService | null =>
  source === "zoom" ? zoomService() : findSignInService(source);
