"use client";
import { useQuery } from "@tanstack/react-query";
import type { Schemas } from "../api";
import { useUndoableDelete } from "../deletion/use-undoable-delete";
import { formatMoment } from "../format-moment";
import { formatDateRange } from "../format-plain-date";
import { useMe } from "../me";
import {
  buildWaitingListQuery,
  deleteWaitingEntry,
  MAX_WAITING_SHOWN,
  WAITING_LIST_KEY,
} from "../resources/waiting-list";
import { useText } from "../texts";
import { ErrorText } from "../ui/error-text";
import { ForEditors } from "../ui/for-editors";
import { Panel } from "../ui/panel";

interface Props {
  page: string;
  /** The handle of a type; null for the page with all its types. */
  type: string | null;
}

/** The waiting list: the people, their waiting time, and their offers. */
export default function WaitingListPanel({ page, type }: Props) {
  const t = useText();
  const query = useQuery(buildWaitingListQuery(page, type));
  const takeOff = useUndoableDelete();
  const entries = query.data?.value;
  const remove = ({ _id, name }: Schemas["WaitingEntry"]) =>
    void takeOff({
      ids: [_id],
      title: t("waiting.removed", { name }),
      run: (id) => deleteWaitingEntry(page, id),
      invalidate: WAITING_LIST_KEY,
    });
  return (
    <Panel title={t("waiting.title")}>
      <ErrorText error={query.error} />
      {query.isPending ? (
        <p role="status" className="text-muted text-sm">
          {t("list.loading")}
        </p>
      ) : null}
      {entries?.length === 0 ? <p className="text-muted text-sm">{t("waiting.none")}</p> : null}
      {entries && entries.length > 0 ? (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <WaitingListItem key={entry._id} entry={entry} type={type} onRemove={() => remove(entry)} />
          ))}
        </ul>
      ) : null}
      {query.data?.value.length === MAX_WAITING_SHOWN ? (
        <p className="mt-3 text-muted text-sm">{t("waiting.more", { count: MAX_WAITING_SHOWN })}</p>
      ) : null}
    </Panel>
  );
}

interface ItemProps {
  entry: Schemas["WaitingEntry"];
  type: string | null;
  onRemove: () => void;
}

function WaitingListItem({ entry, type, onRemove }: ItemProps) {
  const t = useText();
  const me = useMe();
  const { name, email, first_day, last_day, offer, offer_count, createdAt } = entry;
  const details = [entry.type !== type && entry.type, formatDateRange(me.locale, first_day, last_day)];
  const past = [
    t("waiting.waits", { date: formatMoment(me, createdAt) }),
    offer_count > 0 && t("waiting.offers", { count: offer_count }),
  ];
  const offered = offer && {
    time: formatMoment(me, offer.start),
    until: formatMoment(me, offer.until),
  };
  return (
    <li className="flex items-start justify-between gap-3 py-4 text-sm first:pt-1 last:pb-1">
      <div className="min-w-0">
        <p className="break-words font-medium">
          <bdi>{name}</bdi>
        </p>
        <p className="break-words text-muted">{email}</p>
        <p className="mt-1.5">{details.filter(Boolean).join(" · ")}</p>
        <p className="text-muted">{past.filter(Boolean).join(" · ")}</p>
        {offered ? (
          <p className="mt-2 rounded-sm bg-ok/10 px-2.5 py-1.5 font-medium text-ok">
            {t("waiting.heldUntil", offered)}
          </p>
        ) : null}
      </div>
      <ForEditors>
        <button
          type="button"
          className="button -me-2 -mt-2 flex-none px-2"
          data-tone="quiet"
          aria-label={t("waiting.removeNamed", { name })}
          onClick={onRemove}
        >
          {t("waiting.remove")}
        </button>
      </ForEditors>
    </li>
  );
}
