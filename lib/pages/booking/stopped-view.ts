import type { LinkRefusal } from "@/lib/domain/booking-pages/links/open-link";
import { pagePath } from "@/lib/domain/bookings/page-address";
import { pageHref } from "./page-query";
import { surroundings } from "./surroundings";
import type { BookingView } from "./view";
import { hrefWith, type ViewContext } from "./view-context";

type StoppedStep = Extract<BookingView["step"], { name: "stopped" }>;

/** A page on which nothing can be booked, and why. */
const stoppedView = (context: ViewContext, why: Omit<StoppedStep, "name">): BookingView => ({
  ...surroundings(context),
  notice: null,
  banner: null,
  types: null,
  members: null,
  step: { name: "stopped", ...why },
});

/** The link names an application that this page does not know: nothing is booked in anybody's name. */
export function unknownAppView(context: ViewContext): BookingView {
  const { t, query, page } = context;
  const { aid: _, agid: __, ...prefill } = query.prefill;
  return stoppedView(context, {
    title: t("page.appUnknownTitle"),
    text: t("page.appUnknownText", { name: page.owner.firstName }),
    links: [{ href: hrefWith(context, { prefill }), label: t("page.appUnknownLink") }],
  });
}

/** Its owner is suspended. */
export const closedPageView = (context: ViewContext): BookingView =>
  stoppedView(context, {
    title: context.t("page.closedTitle"),
    text: context.t("page.closedText", { name: context.page.owner.firstName }),
    links: [{ href: "/", label: context.t("notFound.home") }],
  });

/** Everybody has left the team. */
export const emptyTeamView = (context: ViewContext): BookingView =>
  stoppedView(context, {
    title: context.t("team.emptyTitle"),
    text: context.t("team.emptyText", { name: context.page.owner.name }),
    links: [{ href: hrefWith(context, {}), label: context.t("booking.lookAgain") }],
  });

const REFUSED_LINKS = {
  unknown: { title: "page.linkUnknownTitle", text: "page.linkUnknownText" },
  used_up: { title: "page.linkUsedTitle", text: "page.linkUsedText" },
  ended: { title: "page.linkEndedTitle", text: "page.linkEndedText" },
  revoked: { title: "page.linkRevokedTitle", text: "page.linkRevokedText" },
} as const;

/** The link does not book, or no more. What was chosen and typed is kept for the page itself, where all may book there. */
export function refusedLinkView(context: ViewContext, refused: LinkRefusal): BookingView {
  const { t, query, page, address } = context;
  const { title, text } = REFUSED_LINKS[refused];
  const isListed = page.type === null || page.types.some(({ handle }) => handle === page.type?.handle);
  const open = { ...query, link: null };
  const href = isListed
    ? pageHref(pagePath(address), open)
    : pageHref(pagePath({ ...address, type: null, minutes: null }), {
        ...open,
        duration: null,
        starts: [],
        details: false,
      });
  return stoppedView(context, {
    title: t(title),
    text: t(text, { name: page.owner.firstName }),
    links: [{ href, label: t("page.linkPublic") }],
  });
}
