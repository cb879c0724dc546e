"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useHiddenIds } from "../delete-later";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { PersonFrame } from "../person/person-frame";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { AddHours } from "./add-hours";
import { DeleteHours } from "./delete-hours";
import { FreeTimes } from "./free-times";
import { HoursForm } from "./hours-form";
import { availabilitiesQuery, availabilityQuery } from "./queries";

/** A user's weekly hours and the free times that follow from them. Without an id: one's own. */
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
  const hidden = useHiddenIds();
  const [chosen, setChosen] = useState<string | null>(null);
  const query = useQuery(availabilitiesQuery(user));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const sets = query.data
    .map(({ _id }, place) => ({
      id: _id,
      name: place === 0 ? t("hours.main") : t("hours.further", { number: String(place + 1) }),
      main: place === 0,
    }))
    .filter(({ id }) => !hidden.has(id));
  const open = sets.find(({ id }) => id === chosen) ?? sets[0];
  const timezone = query.data[0]?.timezone;
  if (!open)
    return (
      <Panel title={t("hours.emptyTitle")}>
        <p className="mb-4 text-muted">{t("hours.emptyText")}</p>
        <AddHours user={user} timezone={timezone} label={t("hours.begin")} onAdded={setChosen} />
      </Panel>
    );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {sets.length > 1 ? (
          <select
            className="input w-auto"
            aria-label={t("hours.which")}
            value={open.id}
            onChange={(event) => setChosen(event.target.value)}
          >
            {sets.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        ) : null}
        <AddHours user={user} timezone={timezone} label={t("hours.addSet")} onAdded={setChosen} />
        {open.main ? null : <DeleteHours user={user} id={open.id} name={open.name} />}
        <p className="text-muted text-xs">{t("hours.setsHint")}</p>
      </div>
      <Editor key={open.id} user={user} id={open.id} />
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
