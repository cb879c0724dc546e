"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { ROLES, type Role } from "@/lib/platform/http/audience";
import type { Schemas } from "../api";
import { useGoOn } from "../form/use-go-on";
import { teamOptionsQuery } from "../invitations/queries";
import { useInvitePeople } from "../invitations/use-invite-people";
import { dayColumn, textColumn } from "../list/columns";
import type { Column, Filter, ListSource } from "../list/list-source";
import { ListSkeleton } from "../list/list-states";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useOpened } from "../list/use-opened";
import { type Me, mayDo, useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { Email } from "../ui/email";
import { CreateUser } from "./create-user";
import { listUsers, USERS_KEY } from "./queries";
import { userName } from "./user-name";

type User = Schemas["User"];

const SHOWN = [
  "not_joined",
  "unfinished",
  "suspended",
  "without_hours",
  "without_calendar",
  "without_page",
] as const;

const isShown = (text: string | undefined): text is (typeof SHOWN)[number] =>
  SHOWN.some((one) => one === text);

const isRole = (text: string | undefined): text is Role => ROLES.some((role) => role === text);

/** Fetched when it is first opened. */
const ImportUsers = lazy(() => import("./import-users"));

export function UserList() {
  const t = useText();
  const me = useMe();
  const goOn = useGoOn();
  const [creating, setCreating] = useCreating();
  const importing = useOpened("import");
  const invite = useInvitePeople();
  const nameRow = (user: User) => userName(user, t("users.unnamed"));
  const { data: teams = [] } = useQuery(teamOptionsQuery);
  const source: ListSource<User> = {
    key: USERS_KEY,
    title: t("users.title"),
    load: (query, { filter, role, team }) =>
      listUsers({
        ...query,
        resource: "false",
        ...(isShown(filter) && { filter }),
        ...(isRole(role) && { role }),
        ...(team && { team }),
      }),
    columns: makeColumns(t, me),
    filters: makeFilters(t, teams),
    nameRow,
    linkRow: (user) => `/console/users/${user._id}`,
    bulk: [
      ...(mayDo(me, "createInvitations")
        ? [{ label: t("invitations.inviteThese"), run: (users: User[]) => void invite(users) }]
        : []),
      ...(mayDo(me, "startOffboardings")
        ? [
            {
              label: t("offboarding.start"),
              bad: true as const,
              run: (users: User[]) =>
                goOn(`/console/offboarding?users=${users.map(({ _id }) => _id).join()}`),
            },
          ]
        : []),
      {
        label: t("users.copyEmails"),
        run: (users) => void navigator.clipboard.writeText(users.flatMap(({ emails }) => emails).join(", ")),
      },
    ],
    ...(mayDo(me, "createUser") && {
      create: { label: t("users.new"), open: () => setCreating(true) },
      importing: { label: t("imports.users"), open: () => importing.open("1") },
    }),
    empty: {
      title: t("users.emptyTitle"),
      text: t("users.emptyText"),
      call: {
        path: "/v2/users",
        body: { organization: me.organization, user: { email: "jane@example.com" } },
      },
    },
  };
  if (importing.value) {
    return (
      <Suspense fallback={<ListSkeleton />}>
        <ImportUsers />
      </Suspense>
    );
  }
  return (
    <>
      <ResourceList source={source} />
      {creating ? (
        <CreateUser onClose={() => setCreating(false)} onOpen={(id) => goOn(`/console/users/${id}`)} />
      ) : null}
    </>
  );
}

const makeFilters = (t: TranslateConsole, teams: { value: string; label: string }[]): Filter[] => [
  {
    name: "filter",
    label: t("list.show"),
    options: [
      { value: "not_joined", label: t("users.notJoined") },
      { value: "unfinished", label: t("users.unfinished") },
      { value: "suspended", label: t("users.suspended") },
      { value: "without_hours", label: t("todo.withoutHours") },
      { value: "without_calendar", label: t("todo.withoutCalendar") },
      { value: "without_page", label: t("todo.withoutPage") },
    ],
  },
  {
    name: "role",
    label: t("users.role"),
    options: ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
  },
  { name: "team", label: t("invitations.team"), options: teams },
];

const makeColumns = (t: TranslateConsole, me: Me): Column<User>[] => [
  {
    name: "name",
    label: t("users.name"),
    cell: (user) => userName(user, t("users.unnamed")),
    text: (user) => user.full_name ?? "",
  },
  {
    name: "email",
    label: t("users.email"),
    cell: ({ emails: [email] }) => (email ? <Email address={email} /> : null),
    text: (user) => user.emails[0] ?? "",
  },
  textColumn("role", t("users.role"), ({ role, suspended }) =>
    suspended ? `${t(`roles.${role}`)} · ${t("users.suspended")}` : t(`roles.${role}`),
  ),
  {
    name: "zone",
    label: t("users.zone"),
    cell: (user) => user.timezone.replaceAll("_", " "),
    text: (user) => user.timezone,
  },
  dayColumn("added", t("users.added"), me, (user) => user.createdAt),
];
