import { handleCalendarChanges } from "@/lib/api/calendar-changes/handle-calendar-changes";

interface Context {
  params: Promise<{ source: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleCalendarChanges(request, (await params).source);
