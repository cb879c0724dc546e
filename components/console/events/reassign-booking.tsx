"use client";
import { type Answered, answered, api } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { nameIn, usePeople } from "../teams/people-picker";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { type Event, formatHost } from "./event-state-mark";
import { HostFinder } from "./host-finder";

interface Props {
  event: Event;
  onClose: () => void;
  onSaved: (answer: Answered<Event>) => void;
}

/** Who takes the booking over: somebody of the organisation, or whom the rule of its team picks. */
export default function ReassignBooking({ event, onClose, onSaved }: Props) {
  const t = useText();
  const tell = useToast();
  const ofTeam = event.source.team !== null;
  const form = useForm<{ user?: string }, Event>({
    start: {},
    schema: async () => (await import("@/lib/domain/bookings/resource/schema")).reassignBody,
    send: (body) =>
      answered(
        api.POST("/v2/bookings/{event_id}/reassign", { params: { path: { event_id: event._id } }, body }),
      ),
    onSaved: (answer) => {
      onSaved(answer);
      tell(t("events.wasReassigned", { name: formatHost(answer.value, t) }));
      onClose();
    },
  });
  const { user } = form.body;
  const host = usePeople(user ? [user] : []);
  const error = form.findError("/user");
  return (
    <FormDialog
      form={form}
      title={t("events.reassignTitle")}
      text={t("events.reassignText")}
      submitLabel={t("events.reassign")}
      onClose={onClose}
    >
      <div>
        <p className="font-medium">
          {t("events.newHost")}:{" "}
          {user ? nameIn(host.data, user, t("users.unnamed")) : ofTeam ? t("events.byRule") : "–"}
        </p>
        <HostFinder
          exclude={[user, event.created_by.user].filter((one) => typeof one === "string")}
          onPick={(id) => form.set("/user", id)}
        />
        {error ? (
          <p className="mt-1 text-bad" role="alert">
            {error}
          </p>
        ) : null}
      </div>
    </FormDialog>
  );
}
