"use client";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { lazy, Suspense, useState } from "react";
import { ChangePanel } from "../change-preview/change-panel";
import { formatChangePreview } from "../change-preview/format-change-preview";
import { useChangePreview } from "../change-preview/use-change-preview";
import type { UnsavedBody } from "../form/use-report-unsaved";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useMe } from "../me";
import { buildAvailabilitiesQuery, buildAvailabilityQuery } from "../resources/availabilities";
import { UserFrame } from "../resources/user-frame";
import { buildUserQuery } from "../resources/users";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { buildAbsencesQuery } from "./absences/queries";
import { AddAvailability } from "./add-availability";
import { EditAvailability } from "./edit-availability";
import { AVAILABILITY_PARAMETER } from "./find-field-screen";
import { DEFAULT_DURATION_MINUTES, FreeSlots } from "./free-slots";
import { requestAvailabilityPreview } from "./use-availability-form";

/** A chunk for users with several availabilities. */
const DeleteAvailability = lazy(() => import("./delete-availability"));

/** A user's weekly hours and the resulting free times. Without an id: the signed-in user's. */
export function AvailabilityScreen({ id }: { id?: string }) {
  const me = useMe();
  const user = id ?? me.id;
  return (
    <UserFrame id={user} section="availability">
      <Availabilities user={user} />
    </UserFrame>
  );
}

function Availabilities({ user }: { user: string }) {
  const t = useText();
  const [chosen, setChosen] = useState(useSearchParams().get(AVAILABILITY_PARAMETER));
  const query = useQuery(buildAvailabilitiesQuery(user));
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const sets = query.data.map(({ _id }, index) => ({
    id: _id,
    name: index === 0 ? t("hours.main") : t("hours.further", { number: String(index + 1) }),
    main: index === 0,
  }));
  const open = sets.find(({ id }) => id === chosen) ?? sets[0];
  const timezone = query.data[0]?.timezone;
  if (!open)
    return (
      <Panel title={t("hours.emptyTitle")}>
        <p className="mb-4 text-muted">{t("hours.emptyText")}</p>
        <AddAvailability user={user} timezone={timezone} label={t("hours.begin")} onAdded={setChosen} />
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
        <AddAvailability user={user} timezone={timezone} label={t("hours.addSet")} onAdded={setChosen} />
        {open.main ? null : (
          <Suspense>
            <DeleteAvailability user={user} id={open.id} name={open.name} />
          </Suspense>
        )}
        <p className="text-muted text-xs">{t("hours.setsHint")}</p>
      </div>
      <AvailabilityEditor key={open.id} user={user} id={open.id} />
    </>
  );
}

function AvailabilityEditor({ user, id }: { user: string; id: string }) {
  const t = useText();
  const hours = useQuery(buildAvailabilityQuery(user, id));
  const person = useQuery(buildUserQuery(user));
  const absences = useQuery(buildAbsencesQuery(user));
  const [unsaved, setUnsaved] = useState<UnsavedBody | null>(null);
  const [duration, setDuration] = useState(DEFAULT_DURATION_MINUTES);
  const previewed = useChangePreview(`hours ${id} ${duration}`, unsaved, (body, signal) =>
    requestAvailabilityPreview(user, id, { body, duration, signal }),
  );
  const failed = [hours, person, absences].find(({ isError }) => isError);
  if (failed) return <FailedList error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!hours.data || !person.data || !absences.data) return <ListSkeleton />;
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_21rem]">
      <EditAvailability
        person={person.data}
        absences={absences.data}
        read={hours.data}
        note={previewed && formatChangePreview(previewed, t)}
        onUnsaved={setUnsaved}
      />
      <div className="grid gap-4 xl:sticky xl:top-4 xl:max-h-[calc(100dvh-2rem)] xl:overflow-y-auto">
        <ChangePanel previewed={previewed} />
        <FreeSlots
          user={user}
          availability={id}
          timezone={hours.data.value.timezone}
          duration={duration}
          onDuration={setDuration}
          change={previewed?.change ?? null}
        />
      </div>
    </div>
  );
}
