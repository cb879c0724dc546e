"use client";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { Send } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { answered, api, type Schemas } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useListAddress } from "../list/use-list-address";
import { sentenceOf } from "../problem-error";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { useToast } from "../ui/use-toast";
import { DeliveryItem } from "./delivery-item";
import { deliveriesKey, deliveriesQuery } from "./delivery-queries";
import { ReplaySince } from "./replay-since";

type State = Schemas["Delivery"]["state"];

const STATES = ["delivered", "failed", "pending"] as const satisfies State[];

export function Deliveries({ hook }: { hook: Schemas["Webhook"] }) {
  const t = useText();
  const tell = useToast();
  const queries = useQueryClient();
  const address = useListAddress();
  const [open, setOpen] = useState<string | null>(useSearchParams().get("delivery"));
  const [replaying, setReplaying] = useState(false);
  const state = STATES.find((one) => one === address.get("state"));
  const path = { hook_id: hook._id };
  const query = useInfiniteQuery(deliveriesQuery(hook._id, state));
  const ping = useMutation({
    mutationFn: () => answered(api.POST("/hooks/{hook_id}/ping", { params: { path }, body: {} })),
    onSuccess: ({ value }) => {
      tell(t("webhooks.pinged"));
      setOpen(value._id);
      void queries.invalidateQueries({ queryKey: deliveriesKey(hook._id) });
    },
    onError: (error) => tell(sentenceOf(error, t)),
  });
  const rows = (query.data?.pages ?? []).flatMap(({ value }) => value);
  return (
    <Panel title={t("webhooks.deliveries")}>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <select
          className="input w-auto max-sm:w-full"
          aria-label={t("webhooks.show")}
          value={state ?? ""}
          onChange={(event) => address.set("state", event.target.value)}
        >
          <option value="">{`${t("webhooks.state")}: ${t("list.all")}`}</option>
          {STATES.map((one) => (
            <option key={one} value={one}>
              {t(`webhooks.${one}`)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="button sm:ml-auto max-sm:flex-auto"
          onClick={() => setReplaying(true)}
        >
          {t("webhooks.replaySince")}
        </button>
        <button
          type="button"
          className="button max-sm:flex-auto"
          data-tone="primary"
          aria-disabled={ping.isPending}
          onClick={() => {
            if (!ping.isPending) ping.mutate();
          }}
        >
          <Send size={18} aria-hidden />
          {t("webhooks.ping")}
        </button>
      </div>
      {query.isError ? (
        <FailedList error={query.error} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <ListSkeleton />
      ) : rows.length === 0 ? (
        <p className="text-muted">{state ? t("list.none") : t("webhooks.noDeliveries")}</p>
      ) : (
        <ul className="divide-y divide-line border-line border-y">
          {rows.map((delivery) => (
            <DeliveryItem
              key={delivery._id}
              hook={hook}
              delivery={delivery}
              open={open === delivery._id}
              onOpen={(on) => setOpen(on ? delivery._id : null)}
            />
          ))}
        </ul>
      )}
      {query.hasNextPage ? (
        <button
          type="button"
          className="button mt-4"
          aria-disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t("webhooks.more")}
        </button>
      ) : null}
      {replaying ? <ReplaySince hook={hook._id} onClose={() => setReplaying(false)} /> : null}
    </Panel>
  );
}
