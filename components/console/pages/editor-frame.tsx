import type { ReactNode } from "react";

/** A form, with the visitors' view beside it on wide screens. */
export const EditorFrame = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
    <div className="grid min-w-0 gap-4">{children}</div>
    <div className="grid min-w-0 gap-4 xl:sticky xl:top-4">{aside}</div>
  </div>
);
