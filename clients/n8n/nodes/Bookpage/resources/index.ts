import type { NodeResource } from "../operation";
import { bookings } from "./bookings";
import { events } from "./events";
import { pages } from "./pages";
import { slots } from "./slots";
import { users } from "./users";
import { webhooks } from "./webhooks";

/** The resources in the order of the editor's list. */
export const NODE_RESOURCES: readonly NodeResource[] = [bookings, events, pages, slots, users, webhooks];
