import { answerPreflight } from "@/lib/api/oauth/serve-oauth";
import { serveRevocation } from "@/lib/api/oauth/serve-revocation";

export const POST = serveRevocation;

export const OPTIONS = answerPreflight;
