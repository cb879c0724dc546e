import { handleSlackEvent } from "@/lib/api/slack/handle-slack-event";

export const POST = handleSlackEvent;
