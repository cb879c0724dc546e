import { handlePreflight } from "@/lib/api/oauth/handle-preflight";
import { handleResourceMetadata } from "@/lib/api/oauth/metadata";

export const dynamic = "force-dynamic"; // dynamic, as a setting holds the address in it

export const GET = () => handleResourceMetadata(null);

export const OPTIONS = handlePreflight;
