"use client";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { DELIVERY_STATES } from "@/lib/domain/messaging/webhooks/options";
import type { Schemas } from "../api";
import { FailedList, ListSkeleton } from "../list/list-states";
import { useListAddress } from "../list/use-list-address";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { DeliveryBar } from "./delivery-bar";
import { DeliveryItem } from "./delivery-item";
import { buildDeliveriesQuery } from "./delivery-queries";

export function Deliveries({ hook }: { hook: Schemas["Webhook"] }) {
  const t = useText();
  const address = useListAddress();
  const [open, setOpen] = useState<string | null>(useSearchParams().get("delivery"));
  const state = DELIVERY_STATES.find((one) => one === address.get("state"));
  const query = useInfiniteQuery(buildDeliveriesQuery(hook._id, state));
  const rows = (query.data?.pages ?? []).flatMap(({ value }) => value);
  return (
    <Panel title={t("webhooks.deliveries")}>
      <DeliveryBar hook={hook._id} state={state} onPinged={setOpen} />
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
    </Panel>
  );
}
