import { answerReadiness } from "@/lib/api/health";

export const dynamic = "force-dynamic";

export const GET = answerReadiness;
