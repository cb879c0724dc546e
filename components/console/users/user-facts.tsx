"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { ReactNode } from "react";
import { formatRecent } from "../format-recent";
import { canEditFor, useMe } from "../me";
import { teamOptionsQuery } from "../resources/invitations";
import type { UserSummary } from "../resources/user-summary";
import { useText } from "../texts";
import { Email } from "../ui/email";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { UserStatus } from "./user-status";

/** The screens that solve missing setup, below the user's path. */
const SETUP_SCREENS = {
  without_hours: { screen: "availability", label: "actionItems.withoutHours" },
  without_calendar: { screen: "calendars", label: "actionItems.withoutCalendar" },
  without_page: { screen: "pages", label: "actionItems.withoutPage" },
} as const;

/** A user's status, role and teams, and missing setup. */
export function UserFacts({ person }: { person: UserSummary }) {
  const t = useText();
  const me = useMe();
  return (
    <Panel title={t("users.profile")}>
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label={t("people.status")}>
          <UserStatus person={person} />
        </Fact>
        <Fact label={t("users.role")}>{t(`roles.${person.role}`)}</Fact>
        <Fact label={t("people.lastSeen")}>
          {person.last_seen_at ? formatRecent(me, person.last_seen_at) : "–"}
        </Fact>
        {person.email ? (
          <Fact label={t("users.email")}>
            <Email address={person.email} />
          </Fact>
        ) : null}
        <Fact label={t("people.teams")}>
          {person.teams.length > 0 ? <Teams teams={person.teams} /> : "–"}
        </Fact>
        {person.lacks.length > 0 ? (
          <Fact label={t("people.stillToDo")}>
            <MissingSetup person={person} />
          </Fact>
        ) : null}
      </dl>
    </Panel>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="mt-1 wrap-anywhere">{children}</dd>
  </div>
);

/** Links the teams that the reader may open. */
function Teams({ teams }: Pick<UserSummary, "teams">) {
  const { data: visibleTeams = [] } = useQuery(teamOptionsQuery);
  return (
    <ul className="grid justify-items-start gap-1">
      {teams.map(({ _id, name }) => (
        <li key={_id}>
          {visibleTeams.some(({ value }) => value === _id) ? (
            <Link className="link inline-flex min-h-6" href={`/console/teams/${_id}`} prefetch={false}>
              {name}
            </Link>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}

function MissingSetup({ person: { _id, lacks } }: { person: UserSummary }) {
  const t = useText();
  const me = useMe();
  return (
    <ul className="grid justify-items-start gap-1">
      {lacks.map((lack) => {
        const { screen, label } = SETUP_SCREENS[lack];
        // The owner connects accounts, or an admin helps.
        const canFix = screen === "calendars" ? me.admin : canEditFor(me, _id);
        return (
          <li key={lack}>
            <StateMark tone="warn">
              {canFix ? (
                <Link
                  className="inline-flex min-h-6 underline underline-offset-4"
                  href={`/console/users/${_id}/${screen}`}
                  prefetch={false}
                >
                  {t(label)}
                </Link>
              ) : (
                t(label)
              )}
            </StateMark>
          </li>
        );
      })}
    </ul>
  );
}
