import { handleSlackCallback } from "@/lib/pages/slack/handle-slack-callback";
import { readBrowser } from "../../../(public)/read-browser";

export const GET = async (request: Request) =>
  handleSlackCallback(request, await readBrowser(request.headers));
