import type { LinkRejection } from "@/lib/domain/booking-pages/links/resolve-link-token";
import { buildPagePath } from "@/lib/domain/bookings/page-address";
import { buildPageSurroundings } from "./build-page-surroundings";
import { buildPageHref } from "./parse-page-query";
import type { BookingView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

type ClosedStep = Extract<BookingView["step"], { name: "stopped" }>;

/** A page that cannot be booked, with the reason. */
const buildClosedView = (context: ViewContext, reason: Omit<ClosedStep, "name">): BookingView => ({
  ...buildPageSurroundings(context),
  notice: null,
  banner: null,
  types: null,
  back: null,
  members: null,
  step: { name: "stopped", ...reason },
});

/** The link names an app that this page does not know, so nothing is booked for it. */
export function buildUnknownAppView(context: ViewContext): BookingView {
  const { t, query, page } = context;
  const { aid: _, agid: __, ...prefill } = query.prefill;
  return buildClosedView(context, {
    title: t("page.appUnknownTitle"),
    text: t("page.appUnknownText", { name: page.owner.firstName }),
    links: [{ href: buildStateHref(context, { prefill }), label: t("page.appUnknownLink") }],
  });
}

/** The owner is suspended. */
export const buildClosedPageView = (context: ViewContext): BookingView =>
  buildClosedView(context, {
    title: context.t("page.closedTitle"),
    text: context.t("page.closedText", { name: context.page.owner.firstName }),
    links: [{ href: "/", label: context.t("notFound.home") }],
  });

/** The team has no members. */
export const buildEmptyTeamView = (context: ViewContext): BookingView =>
  buildClosedView(context, {
    title: context.t("team.emptyTitle"),
    text: context.t("team.emptyText", { name: context.page.owner.name }),
    links: [{ href: buildStateHref(context, {}), label: context.t("booking.lookAgain") }],
  });

const REJECTED_LINKS = {
  unknown: { title: "page.linkUnknownTitle", text: "page.linkUnknownText" },
  used_up: { title: "page.linkUsedTitle", text: "page.linkUsedText" },
  ended: { title: "page.linkEndedTitle", text: "page.linkEndedText" },
  revoked: { title: "page.linkRevokedTitle", text: "page.linkRevokedText" },
} as const;

/**
 * The link is not valid for booking. If the page is open to everyone, its link keeps the chosen times and typed
 * values.
 */
export function buildRejectedLinkView(context: ViewContext, rejection: LinkRejection): BookingView {
  const { t, query, page, address } = context;
  const { title, text } = REJECTED_LINKS[rejection];
  const isListed = page.type === null || page.types.some(({ slug }) => slug === page.type?.slug);
  const open = { ...query, link: null };
  const href = isListed
    ? buildPageHref(buildPagePath(address), open)
    : buildPageHref(buildPagePath({ ...address, type: null, minutes: null }), {
        ...open,
        duration: null,
        starts: [],
        details: false,
      });
  return buildClosedView(context, {
    title: t(title),
    text: t(text, { name: page.owner.firstName }),
    links: [{ href, label: t("page.linkPublic") }],
  });
}
