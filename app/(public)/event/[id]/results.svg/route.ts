import { handlePollResults } from "@/lib/pages/event/results/handle-poll-results";
import { readBrowser } from "../../../read-browser";

interface Context {
  params: Promise<{ id: string }>;
}

export const GET = async (request: Request, { params }: Context) =>
  handlePollResults(request, (await params).id, "svg", await readBrowser());
