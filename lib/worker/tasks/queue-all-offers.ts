import { queueAllOffers } from "@/lib/domain/waiting/queue-offers";
import { database } from "@/lib/platform/db/client";

export const queueAllOffersTask = () => queueAllOffers(database());
