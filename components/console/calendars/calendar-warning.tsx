import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** A warning about a calendar for its owner. */
export function CalendarWarning({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-3 flex gap-2 rounded-sm border border-warn px-4 py-3">
      <TriangleAlert size={18} aria-hidden className="mt-1 flex-none text-warn" />
      <div className="min-w-0">
        <strong className="block text-warn">{title}</strong>
        {children}
      </div>
    </div>
  );
}
