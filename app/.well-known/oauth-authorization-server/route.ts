import { handlePreflight } from "@/lib/api/oauth/handle-preflight";
import { handleServerMetadata } from "@/lib/api/oauth/metadata";

export const dynamic = "force-dynamic"; // dynamic, as a setting holds the address in it

export const GET = handleServerMetadata;

export const OPTIONS = handlePreflight;
