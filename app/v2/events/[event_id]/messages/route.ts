import { addMessage } from "@/lib/events/add-message";
import { targetOf } from "@/lib/events/event-target";
import { addMessageContract } from "@/lib/events/operations-contract";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(addMessageContract, async (call) => (await addMessage(call.db, targetOf(call), call.body)).event),
);
