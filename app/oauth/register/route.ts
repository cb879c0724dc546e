import { handlePreflight } from "@/lib/api/oauth/handle-oauth-request";
import { handleRegistration } from "@/lib/api/oauth/handle-registration";

export const POST = handleRegistration;

export const OPTIONS = handlePreflight;
