"use client";
import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useTitle } from "./use-title";

/** The title of an editor, below the link to its list. */
export function PageHeader({ title, back }: { title: string; back: { href: string; label: string } | null }) {
  useTitle(title, "screen");
  return (
    <header>
      {back ? (
        <Link
          href={back.href}
          className="-ms-1 inline-flex min-h-11 items-center gap-1 px-1 text-sm text-muted hover:underline"
        >
          <ArrowLeft size={16} aria-hidden />
          {back.label}
        </Link>
      ) : null}
      <h1 className="flex min-h-11 items-center text-xl font-bold tracking-tight">{title}</h1>
    </header>
  );
}
