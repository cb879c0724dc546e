import { answerServerMetadata } from "@/lib/api/oauth/metadata";
import { answerPreflight } from "@/lib/api/oauth/serve-oauth";

export const dynamic = "force-dynamic"; // it names the address that a setting says

export const GET = answerServerMetadata;

export const OPTIONS = answerPreflight;
