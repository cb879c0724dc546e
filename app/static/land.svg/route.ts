import { answerLand } from "@/lib/pages/locator/land/answer-land";

export const GET = (request: Request) => answerLand(request);
