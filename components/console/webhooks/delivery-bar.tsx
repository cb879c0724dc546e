"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useState } from "react";
import { DELIVERY_STATES } from "@/lib/domain/messaging/webhooks/options";
import { api, type Schemas, unwrapResponse } from "../api";
import { useListAddress } from "../list/use-list-address";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { MutationButton } from "../ui/mutation-button";
import { useToast } from "../ui/use-toast";
import { buildDeliveriesKey } from "./delivery-queries";
import { ReplaySince } from "./replay-since";

type State = Schemas["Delivery"]["state"];

interface Props {
  hook: string;
  /** Filters deliveries by state; all without it. */
  state: State | undefined;
  onPinged: (delivery: string) => void;
}

/** The filter of deliveries, and the buttons that create new ones. */
export function DeliveryBar({ hook, state, onPinged }: Props) {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const address = useListAddress();
  const [replaying, setReplaying] = useState(false);
  const ping = useMutation({
    mutationFn: () =>
      unwrapResponse(api.POST("/hooks/{hook_id}/ping", { params: { path: { hook_id: hook } }, body: {} })),
    onSuccess: ({ value }) => {
      showToast(t("webhooks.pinged"));
      onPinged(value._id);
      void queries.invalidateQueries({ queryKey: buildDeliveriesKey(hook) });
    },
    onError: (error) => showToast(describeError(error, t)),
  });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-2">
      <select
        className="input w-auto max-sm:w-full"
        aria-label={t("webhooks.show")}
        value={state ?? ""}
        onChange={(event) => address.set("state", event.target.value)}
      >
        <option value="">{`${t("webhooks.state")}: ${t("list.all")}`}</option>
        {DELIVERY_STATES.map((one) => (
          <option key={one} value={one}>
            {t(`webhooks.${one}`)}
          </option>
        ))}
      </select>
      <button type="button" className="button sm:ms-auto max-sm:flex-auto" onClick={() => setReplaying(true)}>
        {t("webhooks.replaySince")}
      </button>
      <MutationButton mutation={ping} className="max-sm:flex-auto" tone="primary">
        <Send size={18} aria-hidden />
        {t("webhooks.ping")}
      </MutationButton>
      {replaying ? <ReplaySince hook={hook} onClose={() => setReplaying(false)} /> : null}
    </div>
  );
}
