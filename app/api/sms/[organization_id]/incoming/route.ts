import { handleSmsReply } from "@/lib/api/sms/handle-sms-reply";

interface Context {
  params: Promise<{ organization_id: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleSmsReply(request, (await params).organization_id);
