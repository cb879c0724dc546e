"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { DAY } from "@/lib/core/time/instant";
import { api, unwrapResponse } from "../api";
import { DateTimeInput } from "../form/date-time-input";
import { useMe } from "../me";
import { useText } from "../texts";
import { parseDatetimeLocal, toDatetimeLocal } from "../to-datetime-local";
import { DialogForm } from "../ui/dialog-form";
import { Modal } from "../ui/modal";
import { useToast } from "../ui/use-toast";
import { buildDeliveriesKey } from "./delivery-queries";

export function ReplaySince({ hook, onClose }: { hook: string; onClose: () => void }) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const { timezone } = useMe();
  const [typed, setTyped] = useState(() => toDatetimeLocal(timezone, new Date(Date.now() - DAY)));
  const since = parseDatetimeLocal(timezone, typed);
  const replay = useMutation({
    mutationFn: () =>
      unwrapResponse(
        api.POST("/hooks/{hook_id}/replay", {
          params: { path: { hook_id: hook } },
          body: { since: since?.toISOString() ?? "" },
        }),
      ),
    onSuccess: ({ value }) => {
      showToast(t("webhooks.replayCount", { count: value.n }));
      void queries.invalidateQueries({ queryKey: buildDeliveriesKey(hook) });
      onClose();
    },
  });
  return (
    <Modal open title={t("webhooks.replaySince")} text={t("webhooks.replayText")} onClose={onClose}>
      <DialogForm
        submitLabel={t("webhooks.replay")}
        tone="primary"
        ready={since !== null && !replay.isPending}
        error={replay.error}
        onSubmit={replay.mutate}
        onCancel={onClose}
      >
        <DateTimeInput
          label={t("webhooks.since")}
          hint={t("events.inZone", { zone: timezone.replaceAll("_", " ") })}
          field={{ value: typed, error: null, onChange: setTyped }}
        />
      </DialogForm>
    </Modal>
  );
}
