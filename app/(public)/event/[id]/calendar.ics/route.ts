import { handleCalendarFile } from "@/lib/pages/event/handle-calendar-file";

interface Context {
  params: Promise<{ id: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  handleCalendarFile((await params).id, new URL(request.url).searchParams.get("key"));
