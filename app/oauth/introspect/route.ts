import { serveIntrospection } from "@/lib/api/oauth/serve-introspection";
import { answerPreflight } from "@/lib/api/oauth/serve-oauth";

export const POST = serveIntrospection;

export const OPTIONS = answerPreflight;
