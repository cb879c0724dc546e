import { Icon, type IconName } from "@/components/ui/icon";
import type { EventStatus } from "@/lib/pages/event/view";

const styles: Record<EventStatus, { icon: IconName; className: string }> = {
  confirmed: { icon: "check", className: "border-ok bg-ok text-raised" },
  planning: { icon: "waiting", className: "border-text bg-accent text-accent-text" },
  cancelled: { icon: "close", className: "border-bad bg-bad text-raised" },
  declined: { icon: "minus", className: "border-bad text-bad" },
  past: { icon: "clock", className: "border-busy text-muted" },
};

/** The status in a word and an icon. */
export function StatusBadge({
  kind,
  word,
  settles = false,
}: {
  kind: EventStatus;
  word: string;
  /** The status is new since the last action. */
  settles?: boolean;
}) {
  return (
    <p className="flex items-center gap-3 font-bold">
      <span
        {...(settles ? { "data-settles": "" } : {})}
        className={`inline-flex size-10 items-center justify-center rounded-full border-2 ${styles[kind].className}`}
      >
        <Icon name={styles[kind].icon} />
      </span>
      {word}
    </p>
  );
}
