"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { maySeeAs } from "@/lib/platform/http/audience";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useOpened } from "../list/use-opened";
import { useMe } from "../me";
import { personQuery } from "../people/queries";
import { PersonCalendarPanel } from "./person-calendar-panel";
import { PersonFacts } from "./person-facts";
import { PersonFrame } from "./person-frame";
import { PersonHours } from "./person-hours";
import { PersonMeetings } from "./person-meetings";
import { PersonPagesPanel } from "./person-pages-panel";

/** Fetched when it is opened. */
const InvitationDialog = lazy(() => import("../invitations/invitation-dialog"));

const SeeAs = lazy(() => import("../seeing-as/see-as"));

/** Somebody at one glance, for those who look after them: how far they have come in, what comes, what is missing. */
export function PersonOverview({ id }: { id: string }) {
  const me = useMe();
  const query = useQuery(personQuery(id));
  const invitation = useOpened("invitation");
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const person = query.data.value;
  return (
    <PersonFrame id={id} section="overview">
      <PersonFacts person={person} />
      {!me.test && id !== me.id && person.status !== "suspended" && maySeeAs(me.role, person.role) ? (
        <Suspense fallback={<div className="min-h-11" />}>
          <SeeAs person={person} />
        </Suspense>
      ) : null}
      <PersonMeetings id={id} />
      <div className="grid gap-4 xl:grid-cols-3">
        <PersonPagesPanel id={id} />
        <PersonHours id={id} />
        <PersonCalendarPanel id={id} />
      </div>
      <Suspense>
        {invitation.value ? (
          <InvitationDialog key={invitation.value} id={invitation.value} onClose={invitation.close} />
        ) : null}
      </Suspense>
    </PersonFrame>
  );
}
