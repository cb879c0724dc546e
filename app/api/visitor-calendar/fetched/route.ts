import { handleFetchedCalendar } from "@/lib/pages/visitor-calendar/handle-fetched-calendar";

export const POST = (request: Request) => handleFetchedCalendar(request);
