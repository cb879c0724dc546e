import { handleToolCall } from "@/lib/api/transitions/handle-tool-call";

interface Context {
  params: Promise<{ organization_id: string; transition_id: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { organization_id: organization, transition_id: transition } = await params;
  return handleToolCall(request, { organization, transition });
}
