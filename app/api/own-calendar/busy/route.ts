import { answerOwnBusy } from "@/lib/pages/own-calendar/answer-own-busy";

export const GET = (request: Request) => answerOwnBusy(request);
