import { ArrowLeft } from "lucide-react";
import Link from "next/link";

/** The link above a title to the list or screen that it belongs to. */
export const BackLink = ({ href, label }: { href: string; label: string }) => (
  <Link
    href={href}
    className="-ms-1 inline-flex min-h-11 items-center gap-1 px-1 text-sm text-muted hover:underline"
  >
    <ArrowLeft size={16} aria-hidden />
    {label}
  </Link>
);
