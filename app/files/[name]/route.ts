import { answerFile } from "@/lib/domain/tenancy/pictures/answer-file";

interface Context {
  params: Promise<{ name: string }>;
}

export const GET = async (request: Request, { params }: Context) => answerFile(request, (await params).name);
