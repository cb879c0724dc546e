import { handleCalendarCallback } from "@/lib/pages/calendar-sign-in/handle-calendar-callback";
import { readBrowser } from "../../../../(public)/read-browser";

interface Context {
  params: Promise<{ source: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  handleCalendarCallback(request, (await params).source, await readBrowser(request.headers));
