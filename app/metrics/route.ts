import { answerMetrics } from "@/lib/api/metrics/answer-metrics";

export const dynamic = "force-dynamic";

export const GET = answerMetrics;
