import { handleMetrics } from "@/lib/api/metrics/handle-metrics";

export const dynamic = "force-dynamic";

export const GET = handleMetrics;
