import type { Schemas } from "../api";
import { formatDay } from "../format-day";
import { useMe } from "../me";
import { useText } from "../texts";
import { StateMark } from "../ui/state-mark";

export function WebhookStateMark({ hook }: { hook: Schemas["Webhook"] }) {
  const t = useText();
  const me = useMe();
  if (hook.disabled_at) return <StateMark tone="bad">{t("webhooks.disabled")}</StateMark>;
  if (hook.failing_since) {
    const date = formatDay(me, hook.failing_since);
    return <StateMark tone="warn">{t("webhooks.failing", { date })}</StateMark>;
  }
  return <StateMark tone="ok">{t("webhooks.active")}</StateMark>;
}
