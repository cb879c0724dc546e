import type { Schemas } from "../api";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";

const STATE_TONES = { queued: "muted", sent: "ok", failed: "bad", bounced: "bad", unsent: "warn" } as const;

export function MailState({ state }: { state: Schemas["MailSummary"]["state"] }) {
  const t = useText();
  return <StateMark tone={STATE_TONES[state]}>{t(`outbox.${state}`)}</StateMark>;
}
