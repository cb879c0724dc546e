import { handleEventVersion } from "@/lib/pages/event/handle-event-version";

interface Context {
  params: Promise<{ id: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  handleEventVersion(request, (await params).id);
