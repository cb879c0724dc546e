import type { Instant } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { pickDuration, resolveTypeSettings } from "@/lib/domain/booking-pages/bookpages/durations";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { createBookingLink, type LinkCreator } from "./create-booking-link";
import { renderOffer } from "./render-offer";
import type { OfferBody } from "./schema";

/** Creates a link for these times alone, with a text to send. */
export function offerTimes(db: Db, maker: LinkCreator, { lang, timezone, ...body }: OfferBody, now: Instant) {
  return withTransaction(db, async (tx) => {
    const link = await createBookingLink(tx, maker, body, now);
    const { starts, duration } = link.link;
    const minutes = duration ?? (await loadDuration(tx, maker, body));
    return { ...link, ...renderOffer({ url: link.url, starts, minutes, lang, zone: timezone }) };
  });
}

async function loadDuration(
  tx: Db,
  { organization }: LinkCreator,
  { page: pageSlug, type: typeSlug }: Pick<OfferBody, "page" | "type">,
): Promise<number> {
  const where = { organizationId: organization, slug: pageSlug };
  const page = await tx.bookpage.findFirstOrThrow({
    where,
    include: { appointmentTypes: { where: { slug: typeSlug ?? "" } } },
  });
  const [type] = page.appointmentTypes;
  const settings = page.settings as PageSettings;
  return pickDuration(type ? resolveTypeSettings(settings, type.settings as PageSettings) : settings);
}
