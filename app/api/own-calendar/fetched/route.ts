import { answerFetchedCalendar } from "@/lib/pages/own-calendar/answer-fetched";

export const POST = (request: Request) => answerFetchedCalendar(request);
