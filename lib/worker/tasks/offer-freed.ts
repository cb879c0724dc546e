import type { OFFER_FREED } from "@/lib/domain/availability/freed-time/tasks";
import { offerFreed } from "@/lib/domain/bookings/waiting-offers/offer-freed";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const offerFreedTask = (payload: PayloadOf<typeof OFFER_FREED>) =>
  offerFreed(database(), payload, readClock());
