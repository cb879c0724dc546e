import { queueAllOffers } from "@/lib/domain/availability/freed-time/queue-offers";
import { database } from "@/lib/platform/db/client";

export const queueAllOffersTask = () => queueAllOffers(database());
