import { route, routes } from "@/lib/api/route";
import { createOfferContract } from "@/lib/domain/booking-pages/links/contract";
import { offerTimes } from "@/lib/domain/booking-pages/links/offer-times";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createOfferContract, ({ db, auth, body, now }) => offerTimes(db, auth, body, now)),
);
