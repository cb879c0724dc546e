"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useGoOn } from "../form/use-go-on";
import { teamOptionsQuery } from "../invitations/queries";
import type { ListSource } from "../list/list-source";
import { ListSkeleton } from "../list/list-states";
import { ResourceList } from "../list/resource-list";
import { useCreating } from "../list/use-creating";
import { useListAddress } from "../list/use-list-address";
import { useOpened } from "../list/use-opened";
import { mayDo, useMe } from "../me";
import { useText } from "../texts";
import { USERS_KEY } from "../users/queries";
import type { Act } from "./acts";
import type { ManyPeople } from "./change-people";
import { listExportedColumns, makePeopleColumns } from "./people-columns";
import {
  listPeopleOrders,
  makePeopleFilters,
  PEOPLE_ORDER,
  toCountsQuery,
  toPeopleQuery,
  toStatus,
} from "./people-filters";
import { personName } from "./person-name";
import { countPeople, listPeople, type Person } from "./queries";
import { StatusChoice } from "./status-choice";

/** Fetched when they are first needed. */
const ChangePeople = lazy(() => import("./change-people"));
const PeopleActions = lazy(() => import("./people-actions"));
const ImportUsers = lazy(() => import("../users/import-users"));
const CreateUser = lazy(() => import("../users/create-user"));
const InvitationDialog = lazy(() => import("../invitations/invitation-dialog"));

/**
 * Always the same element: an update that comes before its code makes React draw the server's page anew, without the file
 * that was already chosen on it.
 */
const IMPORT_SCREEN = (
  <Suspense fallback={<ListSkeleton />}>
    <ImportUsers />
  </Suspense>
);

/** What is about to be done. */
interface Planned {
  act: Act;
  people: ManyPeople;
  onDone: () => void;
}

/** Everybody of the organisation, or of the teams that one manages, with how far they have come in. */
export function PeopleList() {
  const goOn = useGoOn();
  const address = useListAddress();
  const [creating, setCreating] = useCreating();
  const importing = useOpened("import");
  const invitation = useOpened("invitation");
  const [planned, setPlanned] = useState<Planned | null>(null);
  const source = useSource({
    onCreate: () => setCreating(true),
    onImport: () => importing.open("1"),
    onAct: setPlanned,
  });
  if (importing.value) return IMPORT_SCREEN;
  return (
    <>
      <ResourceList source={source} />
      <Suspense>
        {creating ? (
          <CreateUser onClose={() => setCreating(false)} onOpen={(id) => goOn(`/console/users/${id}`)} />
        ) : null}
        {planned ? (
          <ChangePeople
            act={planned.act}
            people={planned.people}
            team={address.get("team")}
            onClose={() => setPlanned(null)}
            onDone={() => {
              setPlanned(null);
              planned.onDone();
            }}
          />
        ) : null}
        {invitation.value ? (
          <InvitationDialog key={invitation.value} id={invitation.value} onClose={invitation.close} />
        ) : null}
      </Suspense>
    </>
  );
}

interface Opening {
  onCreate: () => void;
  onImport: () => void;
  onAct: (planned: Planned) => void;
}

function useSource({ onCreate, onImport, onAct }: Opening): ListSource<Person> {
  const t = useText();
  const me = useMe();
  const { data: teams = [] } = useQuery(teamOptionsQuery);
  const source: ListSource<Person> = {
    key: USERS_KEY,
    title: t("users.title"),
    load: (query, filters) => listPeople(toPeopleQuery(query, filters)),
    columns: makePeopleColumns(t, me),
    exportedBeside: () => listExportedColumns(t),
    filters: makePeopleFilters(t, teams),
    order: t("people.byName"),
    unasked: PEOPLE_ORDER,
    orders: listPeopleOrders(t),
    notice: <StatusChoice />,
    nameRow: (person) => personName(person, t("users.unnamed")),
    linkRow: ({ _id }) => `/console/users/${_id}${_id === me.id ? "" : "/overview"}`,
    selection: {
      count: async (asked, filters) => {
        const counts = await countPeople(toCountsQuery(asked, filters));
        const status = toStatus(filters);
        return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
      },
      drawActions: (chosen, onClear) => (
        <Suspense>
          <PeopleActions
            chosen={chosen}
            source={source}
            onAct={(act, people) => onAct({ act, people, onDone: onClear })}
          />
        </Suspense>
      ),
    },
    ...(mayDo(me, "createUser") && {
      create: { label: t("users.new"), open: onCreate },
      importing: { label: t("imports.users"), open: onImport },
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
  return source;
}
