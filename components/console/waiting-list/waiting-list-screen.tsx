"use client";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { formatDateRange } from "../format-plain-date";
import { makeDayColumn } from "../list/columns";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { canSeeOthers, useMe } from "../me";
import { listAllWaitingEntries, WAITING_LIST_KEY } from "../resources/waiting-list";
import { useText } from "../texts";
import { WaitingPageName } from "./waiting-page-name";

type Entry = Schemas["WaitingEntry"];

const formatPath = ({ page, type }: Entry) => (type ? `/${page}/types/${type}` : `/${page}`);

/** The waiting lists of all pages that the user may see. */
export function WaitingListScreen() {
  const t = useText();
  const me = useMe();
  const formatState = ({ offer, offer_count: count }: Entry) => {
    if (offer)
      return t("waiting.heldUntil", {
        time: formatMoment(me, offer.start),
        until: formatMoment(me, offer.until),
      });
    return count > 0 ? t("waiting.offers", { count }) : t("waiting.noOffer");
  };
  const source: ListSource<Entry> = {
    key: WAITING_LIST_KEY,
    title: t("waiting.lists"),
    load: (query, { order }) =>
      listAllWaitingEntries({
        ...query,
        sort: order === "newest" ? "newest" : "oldest",
        ...(canSeeOthers(me) ? {} : { belongs_to: me.id }),
      }),
    order: t("waiting.longestFirst"),
    defaultOrder: "oldest",
    orders: [{ value: "newest", label: t("list.newest") }],
    columns: [
      {
        name: "name",
        label: t("waiting.person"),
        cell: ({ name, email }) => (
          <span className="min-w-0">
            <bdi className="block font-medium">{name}</bdi>
            <span className="block text-muted text-xs wrap-anywhere">{email}</span>
          </span>
        ),
        text: ({ name, email }) => `${name} <${email}>`,
      },
      {
        name: "page",
        label: t("waiting.page"),
        cell: ({ page, type }) => <WaitingPageName page={page} type={type} />,
        text: formatPath,
      },
      {
        name: "days",
        label: t("waiting.days"),
        cell: ({ first_day, last_day }) => (
          <span className="lg:whitespace-nowrap">{formatDateRange(me.locale, first_day, last_day)}</span>
        ),
        text: ({ first_day, last_day }) => `${first_day}/${last_day}`,
      },
      { name: "state", label: t("waiting.state"), cell: formatState, text: formatState },
      makeDayColumn("since", t("waiting.since"), me, ({ createdAt }) => createdAt),
    ],
    nameRow: ({ name }) => name,
    linkRow: ({ page }) => `/console/pages/${page}?tab=hours`,
    empty: { title: t("waiting.none"), text: t("waiting.hint") },
  };
  return <ResourceList source={source} />;
}
