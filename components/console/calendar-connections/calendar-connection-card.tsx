"use client";
import { useQueryClient } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { api, unwrapResponse } from "../api";
import { TypedConfirmDialog } from "../form/typed-confirm-dialog";
import { formatDay } from "../format-day";
import { useMe } from "../me";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { type CalendarConnection, calendarConnectionsQuery } from "./queries";

const deleteConnection = (connection_id: string) =>
  unwrapResponse(
    api.DELETE("/v2/calendar_connections/{connection_id}", { params: { path: { connection_id } } }),
  );

/** A connection: the users whose calendars it opens, and those where it failed. */
export function CalendarConnectionCard({ connection }: { connection: CalendarConnection }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const [ending, setEnding] = useState(false);
  const { _id, name, source, domains, people } = connection;
  const others = (["left", "unconfirmed"] as const).filter((kind) => people[kind] > 0);
  return (
    <Panel title={name}>
      <p className="-mt-3 break-words text-muted">
        {t(`companyCalendars.sources.${source}`)} · {domains.join(", ")}
      </p>
      <p className="mt-3 font-medium">{t("companyCalendars.connected", { count: people.connected })}</p>
      {others.map((kind) => (
        <p key={kind} className="text-muted">
          {t(`companyCalendars.${kind}`, { count: people[kind] })}
        </p>
      ))}
      <Failures connection={connection} />
      <button type="button" className="button mt-4" onClick={() => setEnding(true)}>
        {t("companyCalendars.end")}
      </button>
      {ending ? (
        <TypedConfirmDialog
          title={t("companyCalendars.end")}
          text={t("companyCalendars.endText", { count: people.connected + people.broken })}
          name={name}
          label={t("list.typeName", { name })}
          submitLabel={t("companyCalendars.end")}
          run={() => deleteConnection(_id)}
          onDone={() => {
            showToast(t("undo.deleted", { name }));
            void queries.invalidateQueries({ queryKey: calendarConnectionsQuery.queryKey });
            setEnding(false);
          }}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </Panel>
  );
}

function Failures({ connection: { people, failures } }: { connection: CalendarConnection }) {
  const t = useText();
  const me = useMe();
  if (failures.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 font-bold text-bad">
        {t("companyCalendars.failed", { count: people.failed + people.broken })}
      </h3>
      <p className="text-muted">{t("companyCalendars.failedHint")}</p>
      <ul className="mt-2 grid gap-2">
        {failures.map(({ user, email, reason, since }) => (
          <li key={user} className="break-words">
            <Link href={`/console/users/${user}/calendars`} className="link">
              {email ?? user}
            </Link>
            <span className="block text-muted">
              {t("companyCalendars.since", { date: formatDay(me, since) })}
              {reason ? ` · ${reason}` : ""}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
