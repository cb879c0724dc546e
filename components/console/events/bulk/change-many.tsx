"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { TextArea } from "../../form/text-area";
import { nameIn, usePeople } from "../../teams/people-picker";
import { useText } from "../../texts";
import { DialogForm } from "../../ui/dialog-form";
import { Modal } from "../../ui/modal";
import type { Event } from "../event-state-mark";
import { HostFinder } from "../host-finder";
import { EVENTS_KEY } from "../queries";
import { Outcomes } from "./outcomes";
import { pickChangeable } from "./pick-changeable";
import { type BulkChange, type Outcome, sendBulk } from "./send-bulk";

interface Props {
  kind: BulkChange["kind"];
  events: readonly Event[];
  onClose: () => void;
}

/** Several meetings are cancelled or handed over, with one message to everybody; then what became of each. */
export default function ChangeMany({ kind, events, onClose }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const [user, setUser] = useState<string | null>(null);
  const [done, setDone] = useState(0);
  const changeable = pickChangeable(events, kind);
  const byRule = changeable.every(({ source }) => source.team !== null);
  const send = useMutation({
    mutationFn: ({ some, before }: { some: readonly Event[]; before: readonly Outcome[] }) => {
      setDone(0);
      const change: BulkChange = kind === "cancel" ? { kind, reason } : { kind, reason, user };
      return sendBulk(some, change, setDone).then((outcomes) => [...before, ...outcomes]);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: EVENTS_KEY }),
  });
  const title = t(kind === "cancel" ? "meetings.cancelManyTitle" : "meetings.reassignManyTitle", {
    count: changeable.length,
  });

  return (
    <Modal
      open
      title={title}
      {...(!send.data && { text: t(`meetings.${kind}ManyText`) })}
      onClose={send.isPending ? null : onClose}
    >
      {send.isPending ? (
        <p className="mt-4 text-muted" role="status">
          {t("meetings.running", { done, all: send.variables.some.length })}
        </p>
      ) : send.data ? (
        <Outcomes
          outcomes={send.data}
          onRetry={(refused) =>
            send.mutate({
              some: refused.map(({ event }) => event),
              before: send.data.filter(({ error }) => error === null),
            })
          }
          onClose={onClose}
        />
      ) : (
        <DialogForm
          submitLabel={t(`meetings.${kind}Many`)}
          tone={kind === "cancel" ? "bad" : "primary"}
          ready={changeable.length > 0 && (kind === "cancel" || user !== null || byRule)}
          error={send.error}
          onSubmit={() => send.mutate({ some: changeable, before: [] })}
          onCancel={onClose}
        >
          <LeftOut kind={kind} all={events.length} changeable={changeable.length} />
          {kind === "reassign" && changeable.length > 0 ? (
            <NewHost user={user} byRule={byRule} onPick={setUser} />
          ) : null}
          {changeable.length > 0 ? <Message value={reason} onChange={setReason} /> : null}
        </DialogForm>
      )}
    </Modal>
  );
}

/** How many of those selected stay as they are. */
function LeftOut({ kind, all, changeable }: Pick<Props, "kind"> & { all: number; changeable: number }) {
  const t = useText();
  const count = all - changeable;
  if (changeable === 0) return <p>{t("meetings.nothingLeft")}</p>;
  if (count === 0) return null;
  return <p>{t(kind === "cancel" ? "meetings.cancelledAlready" : "meetings.noBooking", { count })}</p>;
}

interface HostProps {
  user: string | null;
  /** All are of teams, whose rules can pick. */
  byRule: boolean;
  onPick: (user: string) => void;
}

function NewHost({ user, byRule, onPick }: HostProps) {
  const t = useText();
  const host = usePeople(user ? [user] : []);
  return (
    <div>
      <p className="font-medium">
        {t("events.newHost")}:{" "}
        {user ? nameIn(host.data, user, t("users.unnamed")) : byRule ? t("events.byRule") : "–"}
      </p>
      <HostFinder exclude={user ? [user] : []} onPick={onPick} />
    </div>
  );
}

function Message({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useText();
  return (
    <TextArea
      label={t("meetings.messageToAll")}
      field={{ name: "message", value, error: null, onChange }}
      maxLength={MAX_CHARACTERS}
    />
  );
}

/** As the API has it. */
const MAX_CHARACTERS = 5000;
