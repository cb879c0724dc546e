import { answerMetrics } from "@/lib/metrics/answer-metrics";

export const dynamic = "force-dynamic";

export const GET = answerMetrics;
