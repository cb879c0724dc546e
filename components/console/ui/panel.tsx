import type { ReactNode } from "react";

interface Props {
  title: string;
  /** Beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A titled box of an editor or of the overview. */
export const Panel = ({ title, actions, children }: Props) => (
  <section className="rounded-lg border border-line bg-raised p-4 sm:p-6">
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-lg font-bold">{title}</h2>
      {actions ? <div className="flex gap-2">{actions}</div> : null}
    </div>
    {children}
  </section>
);
