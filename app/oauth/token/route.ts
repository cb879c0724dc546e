import { answerPreflight } from "@/lib/api/oauth/serve-oauth";
import { serveToken } from "@/lib/api/oauth/serve-token";

export const POST = serveToken;

export const OPTIONS = answerPreflight;
