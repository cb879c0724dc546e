import type { ReactNode } from "react";

/** A titled box of an editor or of the overview. */
export const Panel = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-lg border border-line bg-raised p-4 sm:p-6">
    <h2 className="mb-4 text-lg font-bold">{title}</h2>
    {children}
  </section>
);
