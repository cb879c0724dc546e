import { handleStatusReport } from "@/lib/api/sms/handle-status-report";

interface Context {
  params: Promise<{ organization_id: string; message_id: string }>;
}

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { organization_id: organization, message_id: message } = await params;
  return handleStatusReport(request, { organization, message });
}
