import { buildCorsHeaders } from "@/lib/api/build-cross-origin-handlers";
import { handleVisitorCalendarTexts } from "@/lib/pages/visitor-calendar/handle-visitor-calendar-texts";

interface Context {
  params: Promise<{ lang: string }>;
}

/** Calendars embedded in other websites fetch it too. */
export async function GET(request: Request, { params }: Context) {
  const response = handleVisitorCalendarTexts((await params).lang);
  for (const [name, value] of Object.entries(buildCorsHeaders(request))) response.headers.append(name, value);
  return response;
}
