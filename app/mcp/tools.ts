import { POST as cancelBooking } from "@/app/v2/bookings/[event_id]/cancel/route";
import { POST as rescheduleBooking } from "@/app/v2/bookings/[event_id]/reschedule/route";
import { GET as readBooking } from "@/app/v2/bookings/[event_id]/route";
import { POST as createBooking } from "@/app/v2/bookings/route";
import { GET as listEvents } from "@/app/v2/events/route";
import { POST as createHold } from "@/app/v2/holds/route";
import { GET as readMe } from "@/app/v2/me/route";
import { GET as explainSlot } from "@/app/v2/slots/explain/route";
import { GET as listSlots } from "@/app/v2/slots/route";
import { GET as readAvailability } from "@/app/v2/users/[user_id]/availabilities/route";
import { buildTool } from "@/lib/api/mcp/tool";
import { POST as createPageBooking } from "../(public)/[nickname]/bookings.json/route";
import { GET as describePage } from "../(public)/[nickname]/page.json/route";
import { GET as listPageSlots } from "../(public)/[nickname]/slots.json/route";

/** The agents' tools: first those of the caller's account, then those with a key or token, then those without. */
export const TOOLS = [
  buildTool({
    name: "who_am_i",
    title: "Sign in, or see who is signed in",
    handler: readMe,
    without: ["permissions", "grantable_scopes"],
  }),
  buildTool({ name: "find_slots", title: "Find free times", handler: listSlots }),
  buildTool({ name: "explain_slot", title: "Explain why a time is free or not", handler: explainSlot }),
  buildTool({ name: "hold", title: "Keep a time for some minutes", handler: createHold }),
  buildTool({ name: "book", title: "Book a time", handler: createBooking }),
  buildTool({ name: "read_booking", title: "Read a booking", handler: readBooking }),
  buildTool({ name: "reschedule", title: "Move a booking", handler: rescheduleBooking }),
  buildTool({ name: "cancel", title: "Cancel a booking", handler: cancelBooking, destructive: true }),
  buildTool({ name: "find_events", title: "Find meetings", handler: listEvents, list: "events" }),
  buildTool({
    name: "my_availability",
    title: "Read a person's working hours",
    handler: readAvailability,
    list: "availabilities",
  }),
  buildTool({ name: "describe_page", title: "What can be booked on a page", handler: describePage }),
  buildTool({ name: "find_page_slots", title: "Find free times of a page", handler: listPageSlots }),
  buildTool({ name: "book_page", title: "Book on a page for another person", handler: createPageBooking }),
];
