"use client";
import { BackLink } from "./back-link";
import { useTitle } from "./use-title";

/** The title of an editor, below the link to its list. */
export function PageHeader({ title, back }: { title: string; back: { href: string; label: string } | null }) {
  useTitle(title, "screen");
  return (
    <header>
      {back ? <BackLink {...back} /> : null}
      <h1 className="flex min-h-11 items-center text-xl font-bold tracking-tight">{title}</h1>
    </header>
  );
}
