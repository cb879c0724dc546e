import { queueAllOffers } from "@/lib/domain/bookings/waiting/queue-offers";
import { database } from "@/lib/platform/db/client";

export const queueAllOffersTask = () => queueAllOffers(database());
