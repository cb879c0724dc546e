import { handleIntrospection } from "@/lib/api/oauth/handle-introspection";
import { handlePreflight } from "@/lib/api/oauth/handle-oauth-request";

export const POST = handleIntrospection;

export const OPTIONS = handlePreflight;
