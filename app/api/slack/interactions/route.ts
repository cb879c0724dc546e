import { handleSlackInteraction } from "@/lib/api/slack/handle-interaction";

export const POST = handleSlackInteraction;
