"use client";
import { type ApiValue, api, unwrapResponse } from "../api";
import { FormDialog } from "../form/form-dialog";
import { useForm } from "../form/use-form";
import { type ApiEvent, formatEventHost } from "../resources/event-state-mark";
import { formatUserNameById, useUsersById } from "../resources/user-picker";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import { findHostedTime } from "./find-available-hosts";
import { HostCombobox } from "./host-combobox";

interface Props {
  event: ApiEvent;
  onClose: () => void;
  onSaved: (response: ApiValue<ApiEvent>) => void;
}

/** Reassigns a booking to a user, or by the rule of its team. */
export default function ReassignBooking({ event, onClose, onSaved }: Props) {
  const t = useText();
  const showToast = useToast();
  const ofTeam = event.source.team !== null;
  const form = useForm<{ user?: string }, ApiEvent>({
    start: {},
    schema: async () => (await import("@/lib/domain/bookings/resource/schema")).reassignBody,
    send: (body) =>
      unwrapResponse(
        api.POST("/v2/bookings/{event_id}/reassign", { params: { path: { event_id: event._id } }, body }),
      ),
    onSaved: (response) => {
      onSaved(response);
      showToast(t("events.wasReassigned", { name: formatEventHost(response.value, t) }));
      onClose();
    },
  });
  const { user } = form.body;
  const host = useUsersById(user ? [user] : []);
  const picked = user
    ? formatUserNameById(host.data, user, t("users.unnamed"))
    : ofTeam && t("events.byRule");
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
        <p className="font-medium">{picked ? `${t("events.newHost")}: ${picked}` : t("events.newHost")}</p>
        <HostCombobox
          exclude={[user, event.created_by.user].filter((one) => typeof one === "string")}
          at={findHostedTime(event)}
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
