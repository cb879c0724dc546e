import type { OFFER_FREED } from "@/lib/domain/availability/freed-time/tasks";
import { offerFreedTime } from "@/lib/domain/bookings/waiting-offers/offer-freed-time";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const offerFreedTimeTask = (payload: PayloadOf<typeof OFFER_FREED>) =>
  offerFreedTime(getDatabase(), payload, readClock());
