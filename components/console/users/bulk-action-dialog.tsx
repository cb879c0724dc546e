"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ListSelection } from "../list/list-source";
import { AVAILABILITIES_KEY } from "../resources/availabilities";
import { INVITATIONS_KEY } from "../resources/invitations";
import { PAGES_KEY } from "../resources/pages";
import { TEAMS_KEY } from "../resources/teams";
import { USERS_KEY } from "../resources/users";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { BulkActionFields } from "./bulk-action-fields";
import { BulkActionReport } from "./bulk-action-report";
import type { UserAction } from "./bulk-actions";
import { sendUsersChange, type UserRef, type UsersChangeReport } from "./send-users-change";
import { EMPTY_USER_CHANGE, toUserChange } from "./user-change-draft";

export type SelectedUsers = ListSelection<UserRef>;

interface Props {
  action: UserAction;
  people: SelectedUsers;
  /** The team that filters the list, as the initial value. */
  team?: string;
  onClose: () => void;
  /** Called when the dialog closes after the action. */
  onDone: () => void;
}

const STALE_KEYS = [USERS_KEY, ["user"], INVITATIONS_KEY, TEAMS_KEY, PAGES_KEY, AVAILABILITIES_KEY];

/** A bulk action on users: its effect, then its progress, then the failures with their reasons. */
export default function BulkActionDialog({ action, people, team = "", onClose, onDone }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [plan, setPlan] = useState({ ...EMPTY_USER_CHANGE, ...(action === "leave" && { team }) });
  const [sent, setSent] = useState({ count: 0, all: people.count });
  const change = toUserChange(action, plan);
  const send = useMutation({
    /** A retry sends the failed users, or all. */
    mutationFn: async (before: UsersChangeReport | null) => {
      const some = before ? before.rejected.map(({ user: person }) => person) : await people.load();
      setSent({ count: 0, all: some.length });
      const report = await sendUsersChange(some, change ?? {}, (count) =>
        setSent({ count, all: some.length }),
      );
      return { ...report, done: report.done + (before?.done ?? 0) };
    },
    onSettled: () =>
      Promise.all(STALE_KEYS.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] }))),
  });
  const isConfirming = !send.data && !send.isPending;
  return (
    <Modal
      open
      title={t(`people.titles.${action}`, { count: people.count })}
      {...(isConfirming && { text: t(`people.texts.${action}`) })}
      wide={action === "hours"}
      onClose={send.isPending ? null : send.data ? onDone : onClose}
    >
      {send.isPending ? (
        <div className="mt-4 grid gap-2" role="status">
          <p className="text-muted">{t("people.progress", { done: sent.count, all: sent.all })}</p>
          <progress
            className="h-2 w-full"
            max={sent.all}
            value={sent.count}
            aria-label={t("people.working")}
          />
        </div>
      ) : send.data ? (
        <BulkActionReport report={send.data} onRetry={() => send.mutate(send.data)} onClose={onDone} />
      ) : (
        <DialogForm
          submitLabel={t(`people.acts.${action}`)}
          tone={action === "suspend" ? "bad" : "primary"}
          ready={change !== null}
          error={send.error}
          onSubmit={() => send.mutate(null)}
          onCancel={onClose}
        >
          <BulkActionFields action={action} plan={plan} onChange={setPlan} />
        </DialogForm>
      )}
    </Modal>
  );
}
