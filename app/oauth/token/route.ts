import { handlePreflight } from "@/lib/api/oauth/handle-oauth-request";
import { handleTokenRequest } from "@/lib/api/oauth/handle-token-request";

export const POST = handleTokenRequest;

export const OPTIONS = handlePreflight;
