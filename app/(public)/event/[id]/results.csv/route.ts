import { answerResults } from "@/lib/pages/event/results/answer-results";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ id: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  answerResults(request, (await params).id, "csv", await readBrowser());
