import { TriangleAlert } from "lucide-react";

/** Warnings about contradictory values of a form; they do not prevent saving. */
export function WarningList({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <ul className="grid gap-2 rounded-sm border border-warn px-4 py-3" aria-live="polite">
      {warnings.map((warning) => (
        <li key={warning} className="flex gap-2">
          <TriangleAlert size={18} aria-hidden className="mt-1 flex-none text-warn" />
          {warning}
        </li>
      ))}
    </ul>
  );
}
