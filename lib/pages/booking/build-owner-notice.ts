import type { BookablePage } from "@/lib/domain/bookings/public-page";
import { findBrokenCalendars } from "@/lib/domain/calendars/find-broken-calendars";
import type { BannerView } from "@/lib/pages/page-shell/view";
import type { VisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import type { Translate } from "@/lib/platform/i18n/translate";

/** Warns the page's owner, and no other visitor, that the times may be wrong. */
export async function buildOwnerNotice(
  db: Db,
  { organization, owner }: BookablePage,
  viewer: string | null,
  { reader, t }: { reader: VisitorLocale; t: Translate },
): Promise<BannerView | null> {
  if (viewer !== owner.id) return null;
  const broken = await findBrokenCalendars(db, organization, owner.id);
  if (!broken) return null;
  const names = new Intl.ListFormat(reader.lang).format(broken.names);
  return {
    tone: "warn",
    title: t("pageOwner.broken", { count: broken.names.length, names }),
    text: t(broken.blocks ? "pageOwner.brokenBlocks" : "pageOwner.brokenLastKnown"),
    links: [
      {
        href: "/console/calendars",
        label: t(broken.complex ? "pageOwner.brokenComplexLink" : "pageOwner.brokenLink"),
      },
    ],
  };
}
