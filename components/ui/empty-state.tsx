import type { ReactNode } from "react";
import type { EmptyView } from "@/lib/pages/page-shell/view";

/** An empty state: an illustration, with the next steps in `children`; side by side on wide screens. */
export const EmptyState = ({ drawing, children }: { drawing: ReactNode; children: ReactNode }) => (
  <div data-screen className="flex flex-wrap items-center gap-x-6 gap-y-3">
    {drawing}
    <div className="grid min-w-0 flex-1 basis-56 justify-items-start gap-3">{children}</div>
  </div>
);

/** The text of an empty state with its link. */
export const EmptyStateText = ({ title, text, link }: EmptyView) => (
  <>
    <div>
      <p className="font-medium">{title}</p>
      {text === null ? null : <p className="max-w-prose text-muted">{text}</p>}
    </div>
    {link === null ? null : (
      <a href={link.href} className="button">
        {link.label}
      </a>
    )}
  </>
);
