"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { lazy, Suspense } from "react";
import { canImpersonate } from "@/lib/domain/contracts/audience";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useUrlDialog } from "../list/use-url-dialog";
import { canPerform, useMe } from "../me";
import { UserFrame } from "../resources/user-frame";
import { buildUserSummaryQuery } from "../resources/user-summary";
import { useText } from "../texts";
import { UserCalendarPanel } from "./user-calendar-panel";
import { UserFacts } from "./user-facts";
import { UserHours } from "./user-hours";
import { UserMeetings } from "./user-meetings";
import { UserPagesPanel } from "./user-pages-panel";

/** A chunk that loads on demand. */
const InvitationDialog = lazy(() => import("../invitations/invitation-dialog"));

const ImpersonateUser = lazy(() => import("../impersonation/impersonate-user"));

/** An overview of a user for admins and managers: status, upcoming meetings, missing setup. */
export function UserOverview({ id }: { id: string }) {
  const t = useText();
  const me = useMe();
  const query = useQuery(buildUserSummaryQuery(id));
  const invitation = useUrlDialog("invitation");
  if (query.isError) return <FailedList error={query.error} onRetry={() => void query.refetch()} />;
  if (query.isPending) return <ListSkeleton />;
  const person = query.data.value;
  return (
    <UserFrame id={id} section="overview">
      <UserFacts person={person} />
      <div className="flex min-h-11 flex-wrap gap-3 empty:hidden">
        {!me.test && id !== me.id && person.status !== "suspended" && canImpersonate(me.role, person.role) ? (
          <Suspense>
            <ImpersonateUser person={person} />
          </Suspense>
        ) : null}
        {id !== me.id && canPerform(me, "startOffboardings") ? (
          <Link href={`/console/offboarding?users=${id}`} className="button" data-tone="bad" prefetch={false}>
            {t("offboarding.start")}
          </Link>
        ) : null}
      </div>
      <UserMeetings id={id} />
      <div className="grid gap-4 xl:grid-cols-3">
        <UserPagesPanel id={id} />
        <UserHours id={id} />
        <UserCalendarPanel id={id} />
      </div>
      <Suspense>
        {invitation.value ? (
          <InvitationDialog key={invitation.value} id={invitation.value} onClose={invitation.close} />
        ) : null}
      </Suspense>
    </UserFrame>
  );
}
