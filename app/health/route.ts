import { handleHealth } from "@/lib/api/health";

export const dynamic = "force-dynamic";

export const GET = handleHealth;
