import { enqueueAllOffers } from "@/lib/domain/availability/freed-time/enqueue-offers";
import { getDatabase } from "@/lib/platform/db/client";

export const enqueueAllOffersTask = () => enqueueAllOffers(getDatabase());
