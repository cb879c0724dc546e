import type { ReactNode } from "react";

/** A titled part of a sheet or a panel. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h3 className="font-bold">{title}</h3>
    <div className="mt-2">{children}</div>
  </section>
);
