"use client";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { ListSource } from "../list/list-source";
import { ListSkeleton } from "../list/list-states";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useListAddress } from "../list/use-list-address";
import { useUrlDialog } from "../list/use-url-dialog";
import { canPerform, useMe } from "../me";
import { teamOptionsQuery } from "../resources/invitations";
import { countUsers, listUserSummaries, type UserSummary } from "../resources/user-summary";
import { USERS_KEY } from "../resources/users";
import { useText } from "../texts";
import { useNavigate } from "../ui/use-navigate";
import type { SelectedUsers } from "./bulk-action-dialog";
import type { UserAction } from "./bulk-actions";
import { formatUserSummaryName } from "./format-user-summary-name";
import { StatusFilter } from "./status-filter";
import { listUserExportColumns, makeUserColumns } from "./user-columns";
import {
  DEFAULT_USER_ORDER,
  listUserOrders,
  makeUserFilters,
  toUserCountsQuery,
  toUserListQuery,
  toUserStatus,
} from "./user-list-filters";

/** Chunks that load on first use. */
const BulkActionDialog = lazy(() => import("./bulk-action-dialog"));
const UserBulkActions = lazy(() => import("./user-bulk-actions"));
const ImportUsers = lazy(() => import("./import-users"));
const CreateUser = lazy(() => import("./create-user"));
const InvitationDialog = lazy(() => import("../invitations/invitation-dialog"));

/**
 * The constant element is never rendered anew: an update before its chunk has loaded would make React discard the
 * server's markup, with a file that was already chosen in it.
 */
const IMPORT_SCREEN = (
  <Suspense fallback={<ListSkeleton />}>
    <ImportUsers />
  </Suspense>
);

/** The bulk action of the open dialog. */
interface PendingAction {
  action: UserAction;
  people: SelectedUsers;
  onDone: () => void;
}

/** The users of the organisation, or of the manager's teams, with their status. */
export function UserList() {
  const navigate = useNavigate();
  const address = useListAddress();
  const [creating, setCreating] = useCreateDialog();
  const importing = useUrlDialog("import");
  const invitation = useUrlDialog("invitation");
  const [planned, setPlanned] = useState<PendingAction | null>(null);
  const source = useListSource({
    onCreate: () => setCreating(true),
    onImport: () => importing.open("1"),
    onAction: setPlanned,
  });
  if (importing.value) return IMPORT_SCREEN;
  return (
    <>
      <ResourceList source={source} />
      <Suspense>
        {creating ? (
          <CreateUser onClose={() => setCreating(false)} onOpen={(id) => navigate(`/console/users/${id}`)} />
        ) : null}
        {planned ? (
          <BulkActionDialog
            action={planned.action}
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

interface DialogOpeners {
  onCreate: () => void;
  onImport: () => void;
  onAction: (planned: PendingAction) => void;
}

function useListSource({ onCreate, onImport, onAction }: DialogOpeners): ListSource<UserSummary> {
  const t = useText();
  const me = useMe();
  const { data: teams = [] } = useQuery(teamOptionsQuery);
  const source: ListSource<UserSummary> = {
    key: USERS_KEY,
    title: t("users.title"),
    load: (query, filters) => listUserSummaries(toUserListQuery(query, filters)),
    columns: makeUserColumns(t, me),
    listExtraExportColumns: () => listUserExportColumns(t),
    filters: makeUserFilters(t, teams),
    order: t("people.byName"),
    defaultOrder: DEFAULT_USER_ORDER,
    orders: listUserOrders(t),
    notice: <StatusFilter />,
    nameRow: (person) => formatUserSummaryName(person, t("users.unnamed")),
    linkRow: ({ _id }) => `/console/users/${_id}${_id === me.id ? "" : "/overview"}`,
    selection: {
      count: async (criteria, filters) => {
        const counts = await countUsers(toUserCountsQuery(criteria, filters));
        const status = toUserStatus(filters);
        return status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
      },
      renderActions: (chosen, onClear) => (
        <Suspense>
          <UserBulkActions
            chosen={chosen}
            source={source}
            onAction={(action, people) => onAction({ action, people, onDone: onClear })}
          />
        </Suspense>
      ),
    },
    ...(canPerform(me, "createUser") && {
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
