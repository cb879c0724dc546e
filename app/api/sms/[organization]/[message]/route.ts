import { handleStatusReport } from "@/lib/api/sms/handle-status-report";

interface Context {
  params: Promise<{ organization: string; message: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleStatusReport(request, await params);
