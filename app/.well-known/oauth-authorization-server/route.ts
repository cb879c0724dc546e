import { handlePreflight } from "@/lib/api/oauth/handle-oauth-request";
import { handleServerMetadata } from "@/lib/api/oauth/metadata";

export const dynamic = "force-dynamic"; // it names the address that a setting says

export const GET = handleServerMetadata;

export const OPTIONS = handlePreflight;
