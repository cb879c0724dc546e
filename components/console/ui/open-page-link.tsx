"use client";
import { ExternalLink } from "lucide-react";
import { useText } from "../texts";

/** A link that opens a public page in a new tab. */
export function OpenPageLink({ href }: { href: string }) {
  const t = useText();
  return (
    <a
      className="link inline-flex min-h-11 items-center gap-2 self-start"
      href={href}
      target="_blank"
      rel="noreferrer"
    >
      <ExternalLink size={18} aria-hidden />
      {t("pages.see")}
    </a>
  );
}
