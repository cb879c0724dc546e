import { answerPreflight } from "@/lib/api/oauth/serve-oauth";
import { serveRegistration } from "@/lib/api/oauth/serve-registration";

export const POST = serveRegistration;

export const OPTIONS = answerPreflight;
