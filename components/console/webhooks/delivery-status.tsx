import type { Schemas } from "../api";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";

type Delivery = Schemas["Delivery"];

const STATE_TONES = { delivered: "ok", failed: "bad", pending: "warn" } as const;

/** The state of a delivery, with the HTTP status or the error of its last attempt. */
export function DeliveryStatus({ delivery: { state, last_attempt: last } }: { delivery: Delivery }) {
  const t = useText();
  const result = last && (last.status === null ? last.error : `HTTP ${last.status}`);
  return (
    <>
      <StateMark tone={last ? STATE_TONES[state] : "muted"}>{t(`webhooks.${state}`)}</StateMark>
      {result ? (
        <span
          className="block text-muted text-xs wrap-anywhere"
          {...(last?.status === null ? { lang: "en" } : {})}
        >
          {result}
        </span>
      ) : null}
    </>
  );
}
