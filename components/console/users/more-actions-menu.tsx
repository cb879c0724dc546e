"use client";
import { ChevronDown } from "lucide-react";
import { useText } from "../texts";
import { useDismissibleMenu } from "../ui/use-dismissible-menu";

export interface MenuAction {
  label: string;
  run: () => unknown;
  bad?: true;
}

/** A menu of less frequent actions; on a phone it is as wide as its bar. */
export function MoreActionsMenu({ actions }: { actions: readonly MenuAction[] }) {
  const t = useText();
  const closing = useDismissibleMenu();
  return (
    <details {...closing} className="sm:relative">
      <summary className="button cursor-pointer list-none [&::-webkit-details-marker]:hidden">
        {t("people.more")}
        <ChevronDown size={18} aria-hidden />
      </summary>
      <div className="absolute end-0 top-full z-20 mt-1 grid w-64 rounded-lg border border-line bg-raised p-1 text-text max-sm:inset-x-0 max-sm:w-auto">
        {actions.map(({ label, run, bad }) => (
          <button
            key={label}
            type="button"
            className={`button justify-start px-3 text-start ${bad ? "text-bad" : ""}`}
            data-tone="quiet"
            onClick={() => {
              if (closing.ref.current) closing.ref.current.open = false;
              void run();
            }}
          >
            {label}
          </button>
        ))}
      </div>
    </details>
  );
}
