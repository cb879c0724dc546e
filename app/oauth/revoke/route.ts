import { handlePreflight } from "@/lib/api/oauth/handle-oauth-request";
import { handleRevocation } from "@/lib/api/oauth/handle-revocation";

export const POST = handleRevocation;

export const OPTIONS = handlePreflight;
