import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createOfferContract } from "@/lib/domain/booking-pages/links/contract";
import { offerTimes } from "@/lib/domain/booking-pages/links/offer-times";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(createOfferContract, ({ db, auth, body, now }) => offerTimes(db, auth, body, now)),
);
