"use client";
import { ChevronRight } from "lucide-react";
import { useId } from "react";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { useText } from "../texts";
import { DeliveryLog } from "./delivery-log";
import { DeliveryStatus } from "./delivery-status";

interface Props {
  hook: Schemas["Webhook"];
  delivery: Schemas["Delivery"];
  open: boolean;
  onOpen: (on: boolean) => void;
}

/** An expandable delivery: its body, and the result of each attempt. */
export function DeliveryItem({ hook, delivery, open, onOpen }: Props) {
  const t = useText();
  const me = useMe();
  const id = useId();
  return (
    <li>
      <button
        type="button"
        className="flex min-h-12 w-full flex-wrap items-center gap-x-4 gap-y-1 py-2 text-start hover:bg-surface"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => onOpen(!open)}
      >
        <ChevronRight size={18} aria-hidden className={`flex-none ${open ? "rotate-90" : ""}`} />
        <span className="w-36 text-muted">{formatMoment(me, delivery.createdAt, "seconds")}</span>
        <span className="min-w-36 flex-1 font-medium">{delivery.action}</span>
        <span className="w-52 text-muted">
          {delivery.state === "pending" && delivery.attempts > 0 && delivery.next_at
            ? t("webhooks.next", { date: formatMoment(me, delivery.next_at) })
            : t("webhooks.attempts", { count: delivery.attempts })}
        </span>
        <span className="w-32">
          <DeliveryStatus delivery={delivery} />
        </span>
      </button>
      <div id={id} hidden={!open}>
        {open ? <DeliveryLog hook={hook} delivery={delivery} /> : null}
      </div>
    </li>
  );
}
