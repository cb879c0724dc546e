"use client";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { answered, api } from "../api";
import { useDeleteLater, useHiddenIds } from "../delete-later";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { PersonFrame } from "../person/person-frame";
import { sentenceOf } from "../problem-error";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { type Availability, usualHours } from "./availability-body";
import { FreeTimes } from "./free-times";
import { HoursForm } from "./hours-form";
import { AVAILABILITIES_KEY, availabilitiesQuery, availabilityQuery } from "./queries";

/** When somebody can be booked, and what comes of it. Without an id: one's own. */
export function AvailabilityScreen({ id }: { id?: string }) {
  const me = useMe();
  const user = id ?? me.id;
  return (
    <PersonFrame id={user} section="availability">
      <Availabilities user={user} />
    </PersonFrame>
  );
}

function Availabilities({ user }: { user: string }) {
  const t = useText();
  const me = useMe();
  const queries = useQueryClient();
  const hidden = useHiddenIds();
  const deleteLater = useDeleteLater();
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery(availabilitiesQuery(user));
  const create = useMutation({
    mutationFn: () =>
      answered(
        api.POST("/v2/users/{user_id}/availabilities", {
          params: { path: { user_id: user } },
          body: usualHours(query.data?.[0]?.timezone ?? me.timezone),
        }),
      ),
    onSuccess: async ({ value }) => {
      await queries.invalidateQueries({ queryKey: availabilitiesQuery(user).queryKey });
      setChosen(value._id);
    },
  });
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const all = query.data.filter(({ _id }) => !hidden.has(_id));
  const open = all.find(({ _id }) => _id === chosen) ?? all[0];
  const add = (
    <>
      <button type="button" className="button" data-create onClick={() => create.mutate()}>
        {open ? t("hours.addSet") : t("hours.begin")}
      </button>
      {create.isError ? (
        <p role="alert" className="text-bad">
          {sentenceOf(create.error, t)}
        </p>
      ) : null}
    </>
  );
  if (!open)
    return (
      <Panel title={t("hours.emptyTitle")}>
        <p className="mb-4 text-muted">{t("hours.emptyText")}</p>
        {add}
      </Panel>
    );
  const nameOf = (one: Availability) => {
    const place = query.data.indexOf(one);
    return place === 0 ? t("hours.main") : t("hours.further", { number: String(place + 1) });
  };
  const remove = () =>
    deleteLater({
      ids: [open._id],
      title: t("undo.deleted", { name: nameOf(open) }),
      invalidate: AVAILABILITIES_KEY,
      run: (gone) =>
        answered(
          api.DELETE("/v2/users/{user_id}/availabilities/{availability_id}", {
            params: { path: { user_id: user, availability_id: gone } },
            keepalive: true,
          }),
        ),
    });
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {all.length > 1 ? (
          <select
            className="input w-auto"
            aria-label={t("hours.which")}
            value={open._id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {all.map((one) => (
              <option key={one._id} value={one._id}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        ) : null}
        {add}
        {open === query.data[0] ? null : (
          <button type="button" className="button" data-tone="bad" onClick={remove}>
            {t("list.delete")}
          </button>
        )}
        <p className="text-muted text-xs">{t("hours.setsHint")}</p>
      </div>
      <Editor key={open._id} user={user} id={open._id} />
    </>
  );
}

function Editor({ user, id }: { user: string; id: string }) {
  const t = useText();
  const query = useQuery(availabilityQuery(user, id));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
      <Panel title={t("hours.title")}>
        <HoursForm user={user} read={query.data} />
      </Panel>
      <FreeTimes user={user} availability={id} timezone={query.data.value.timezone} />
    </div>
  );
}
