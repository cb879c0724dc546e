import type { Instant } from "@/lib/core/time/instant";
import type { CustomSettings } from "@/lib/domain/booking-pages/bookpages/custom";
import { inheritCustom, pickDuration } from "@/lib/domain/booking-pages/bookpages/durations";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { createLink, type Maker } from "./create-link";
import type { OfferBody } from "./schema";
import { writeOffer } from "./write-offer";

/** A link that offers these times alone, and the text in which to send it. */
export function offerTimes(db: Db, maker: Maker, { lang, timezone, ...body }: OfferBody, now: Instant) {
  return inTransaction(db, async (tx) => {
    const made = await createLink(tx, maker, body, now);
    const { starts, duration } = made.link;
    const minutes = duration ?? (await readDuration(tx, maker, body));
    return { ...made, ...writeOffer({ url: made.url, starts, minutes, lang, zone: timezone }) };
  });
}

async function readDuration(
  tx: Db,
  { organization }: Maker,
  { page: nickname, type: handle }: Pick<OfferBody, "page" | "type">,
): Promise<number> {
  const where = { organizationId: organization, nickname };
  const page = await tx.bookpage.findFirstOrThrow({
    where,
    include: { appointmentTypes: { where: { handle: handle ?? "" } } },
  });
  const [type] = page.appointmentTypes;
  const custom = page.custom as CustomSettings;
  return pickDuration(type ? inheritCustom(custom, type.custom as CustomSettings) : custom);
}
