"use client";
import { type ApiValue, api, unwrapResponse } from "../api";
import { SelectInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { TextArea } from "../form/text-area";
import { useForm } from "../form/use-form";
import type { ApiEvent } from "../resources/event-state-mark";
import { useText } from "../texts";
import { Modal } from "../ui/modal";

interface Props {
  event: ApiEvent;
  onClose: () => void;
  onSaved: (response: ApiValue<ApiEvent>) => void;
}

/** Confirms a cancellation, since it notifies everyone and cannot be undone; takes a message to the guests. */
export function CancelEvent({ event, onClose, onSaved }: Props) {
  const t = useText();
  const params = { path: { event_id: event._id } };
  const form = useForm<{ reason?: string; scope?: "one" | "following" }, ApiEvent>({
    start: {},
    schema: async () => (await import("@/lib/domain/bookings/resource/schema")).cancelBookingBody,
    send: (body) =>
      unwrapResponse(
        body.scope
          ? api.POST("/v2/bookings/{event_id}/cancel", { params, body })
          : api.POST("/v2/events/{event_id}/cancel", { params, body }),
      ),
    onSaved: (response) => {
      onSaved(response);
      onClose();
    },
  });
  return (
    <Modal open title={t("events.cancelTitle")} text={t("events.cancelText")} onClose={onClose}>
      <div className="mt-4">
        <FormFrame
          form={form}
          labels={{}}
          submitLabel={t("events.cancel")}
          cancelLabel={t("form.keep")}
          onCancel={onClose}
        >
          {event.series ? (
            <SelectInput
              label={t("series.which")}
              field={form.text("/scope", undefined)}
              options={[
                { value: "", label: t("series.one") },
                { value: "following", label: t("series.following") },
              ]}
            />
          ) : null}
          <TextArea label={t("events.reason")} field={form.text("/reason", undefined)} />
        </FormFrame>
      </div>
    </Modal>
  );
}
