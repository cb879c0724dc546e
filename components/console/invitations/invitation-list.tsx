"use client";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { ROLES, type Role } from "@/lib/domain/contracts/audience";
import { INVITATION_STATES } from "@/lib/domain/people/invitations/options";
import type { Schemas } from "../api";
import { formatRevokeQuestion } from "../deletion/deletion-texts";
import type { ListSource } from "../list/list-source";
import { ResourceList } from "../list/resource-list";
import { useCreateDialog } from "../list/use-create-dialog";
import { useUrlDialog } from "../list/use-url-dialog";
import { useMe } from "../me";
import { describeError } from "../problem-error";
import {
  INVITATIONS_KEY,
  listInvitations,
  revokeInvitation,
  sendInvitationReminder,
} from "../resources/invitations";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { formatInvitationName, makeInvitationColumns } from "./invitation-columns";
import { NotJoinedUsers } from "./not-joined-users";

type Invitation = Schemas["Invitation"];

/** A chunk that loads on first use. */
const InviteUsers = lazy(() => import("./invite-users"));
const InvitationDialog = lazy(() => import("./invitation-dialog"));

const isState = (text: string | undefined): text is Invitation["state"] =>
  INVITATION_STATES.some((one) => one === text);
const isRole = (text: string | undefined): text is Role => ROLES.some((one) => one === text);

/** The invitations with their states and actions. */
export function InvitationList() {
  const t = useText();
  const me = useMe();
  const [creating, setCreating] = useCreateDialog();
  const opened = useUrlDialog("invitation");
  const { remind, revoke } = useBulkActions();
  const source: ListSource<Invitation> = {
    key: INVITATIONS_KEY,
    title: t("invitations.title"),
    load: (query, { state, role }) =>
      listInvitations({ ...query, ...(isState(state) && { state }), ...(isRole(role) && { role }) }),
    filters: [
      {
        name: "state",
        label: t("invitations.state"),
        options: INVITATION_STATES.map((value) => ({ value, label: t(`invitations.${value}`) })),
      },
      {
        name: "role",
        label: t("users.role"),
        options: ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
      },
    ],
    notice: <NotJoinedUsers />,
    columns: makeInvitationColumns(t, me),
    nameRow: (row) => formatInvitationName(row, t),
    linkRow: ({ _id }) => `/console/invitations?invitation=${_id}`,
    open: opened.open,
    bulk: [
      { label: t("invitations.remind"), run: remind },
      {
        label: t("invitations.revoke"),
        bad: true,
        confirm: (rows) =>
          formatRevokeQuestion(
            rows.map((row) => formatInvitationName(row, t)),
            t("trash.invitationText"),
            t,
          ),
        run: revoke,
      },
    ],
    create: { label: t("invitations.new"), open: () => setCreating(true) },
    empty: {
      title: t("invitations.emptyTitle"),
      text: t("invitations.emptyText"),
      call: { path: "/v2/invitations", body: { email: "jane@example.com", role: "member" } },
    },
  };
  return (
    <>
      <ResourceList source={source} />
      <Suspense>
        {creating ? <InviteUsers onClose={() => setCreating(false)} /> : null}
        {opened.value ? (
          <InvitationDialog key={opened.value} id={opened.value} onClose={opened.close} />
        ) : null}
      </Suspense>
    </>
  );
}

/** The bulk actions run in sequence; the result counts the invitees who cannot be reminded yet. */
function useBulkActions() {
  const t = useText();
  const toast = useToast();
  const queries = useQueryClient();
  const runAll = async (
    rows: Invitation[],
    run: (id: string) => Promise<unknown>,
    format: (done: number) => string,
  ) => {
    try {
      for (const { _id } of rows) await run(_id);
      toast(format(rows.length));
    } catch (error) {
      toast(describeError(error, t));
    }
    await queries.invalidateQueries({ queryKey: INVITATIONS_KEY });
  };
  const mayRemind = ({ remind_from }: Invitation) =>
    remind_from !== null && new Date(remind_from).getTime() <= Date.now();
  return {
    remind: (rows: Invitation[]) => {
      const due = rows.filter(mayRemind);
      void runAll(due, sendInvitationReminder, (done) =>
        t("invitations.remindedMany", { done, left: rows.length - done }),
      );
    },
    revoke: (rows: Invitation[]) =>
      runAll(
        rows.filter(({ state }) => state === "open" || state === "expired"),
        revokeInvitation,
        (done) => t("invitations.revokedMany", { done }),
      ),
  };
}
