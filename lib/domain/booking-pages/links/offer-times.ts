import type { Instant } from "@/lib/core/time/instant";
import type { PageSettings } from "@/lib/domain/booking-pages/bookpages/custom-settings";
import { pickDuration, resolveTypeSettings } from "@/lib/domain/booking-pages/bookpages/durations";
import { toStayRules } from "@/lib/domain/booking-pages/bookpages/stay-schema";
import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { createBookingLink, type LinkCreator } from "./create-booking-link";
import { renderOffer } from "./render-offer";
import type { OfferBody } from "./schema";

/** Creates a link for these times alone, with a text to send. */
export function offerTimes(db: Db, maker: LinkCreator, { lang, timezone, ...body }: OfferBody, now: Instant) {
  return withTransaction(db, async (tx) => {
    const link = await createBookingLink(tx, maker, body, now);
    const { starts, duration } = link.link;
    const settings = await loadSettings(tx, maker, body);
    if (toStayRules(settings))
      throw buildFieldProblem(
        body.type ? "/type" : "/page",
        "mismatch",
        "is booked by days or nights, and has no times to offer",
      );
    const minutes = duration ?? pickDuration(settings);
    return { ...link, ...renderOffer({ url: link.url, starts, minutes, lang, zone: timezone }) };
  });
}

async function loadSettings(
  tx: Db,
  { organization }: LinkCreator,
  { page: pageSlug, type: typeSlug }: Pick<OfferBody, "page" | "type">,
): Promise<PageSettings> {
  const where = { organizationId: organization, slug: pageSlug };
  const page = await tx.bookpage.findFirstOrThrow({
    where,
    include: { appointmentTypes: { where: { slug: typeSlug ?? "" } } },
  });
  const [type] = page.appointmentTypes;
  const settings = page.settings as PageSettings;
  return type ? resolveTypeSettings(settings, type.settings as PageSettings) : settings;
}
