"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AVAILABILITIES_KEY } from "../hours/queries";
import { INVITATIONS_KEY } from "../invitations/queries";
import type { Chosen } from "../list/list-source";
import { PAGES_KEY } from "../pages/queries";
import { TEAMS_KEY } from "../teams/queries";
import { useText } from "../texts";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { USERS_KEY } from "../users/queries";
import type { Act } from "./acts";
import { ChangeFields } from "./change-fields";
import { ChangeReport } from "./change-report";
import { NEW_CHANGE, toChange } from "./planned-change";
import { type Someone, sendChange, type Told } from "./send-change";

export type ManyPeople = Chosen<Someone>;

interface Props {
  act: Act;
  people: ManyPeople;
  /** The team that they were found by, to begin with. */
  team?: string;
  onClose: () => void;
  /** It was done, and the dialog was closed. */
  onDone: () => void;
}

const STALE_KEYS = [USERS_KEY, ["user"], INVITATIONS_KEY, TEAMS_KEY, PAGES_KEY, AVAILABILITIES_KEY];

/** One change for many people: what it does is said first, then how far it is, then who was refused and why. */
export default function ChangePeople({ act, people, team = "", onClose, onDone }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [plan, setPlan] = useState({ ...NEW_CHANGE, ...(act === "leave" && { team }) });
  const [sent, setSent] = useState({ count: 0, all: people.count });
  const change = toChange(act, plan);
  const send = useMutation({
    /** Once more those who were refused, or everybody. */
    mutationFn: async (before: Told | null) => {
      const some = before ? before.refused.map(({ person }) => person) : await people.read();
      setSent({ count: 0, all: some.length });
      const told = await sendChange(some, change ?? {}, (count) => setSent({ count, all: some.length }));
      return { ...told, done: told.done + (before?.done ?? 0) };
    },
    onSettled: () =>
      Promise.all(STALE_KEYS.map((queryKey) => queries.invalidateQueries({ queryKey: [...queryKey] }))),
  });
  const isAsked = !send.data && !send.isPending;
  return (
    <Modal
      open
      title={t(`people.titles.${act}`, { count: people.count })}
      {...(isAsked && { text: t(`people.texts.${act}`) })}
      wide={act === "hours"}
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
        <ChangeReport told={send.data} onRetry={() => send.mutate(send.data)} onClose={onDone} />
      ) : (
        <DialogForm
          submitLabel={t(`people.acts.${act}`)}
          tone={act === "suspend" ? "bad" : "primary"}
          ready={change !== null}
          error={send.error}
          onSubmit={() => send.mutate(null)}
          onCancel={onClose}
        >
          <ChangeFields act={act} plan={plan} onChange={setPlan} />
        </DialogForm>
      )}
    </Modal>
  );
}
