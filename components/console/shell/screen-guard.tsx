"use client";
import { Lock } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { useMe } from "../me";
import { useText } from "../texts";
import { useTitle } from "../ui/use-title";
import { canVisitScreen } from "./nav";

/** Renders the screen, or a message if the user may not open it. */
export function ScreenGuard({ children }: { children: ReactNode }) {
  const t = useText();
  const me = useMe();
  const isOpen = canVisitScreen(me, usePathname());
  useTitle(isOpen ? null : t("roles.closedTitle"), "screen");
  if (isOpen) return children;
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-lg border border-line bg-raised p-6 sm:p-8"
    >
      <Lock size={28} aria-hidden className="text-muted" />
      <h1 className="text-xl font-bold tracking-tight">{t("roles.closedTitle")}</h1>
      <p className="max-w-prose text-muted">{t("roles.closedText", { role: t(`roles.${me.role}`) })}</p>
      <Link className="button mt-2" href="/console">
        {t("roles.closedBack")}
      </Link>
    </div>
  );
}
