"use client";
import { Compass } from "lucide-react";
import Link from "next/link";
import { useText } from "../texts";
import { useTitle } from "../ui/use-title";

/** The screen for an unknown path of the console. */
export function NotFoundScreen() {
  const t = useText();
  useTitle(t("errors.nowhere"), "screen");
  return (
    <section className="grid justify-items-start gap-3 rounded-lg border border-line bg-raised p-6 sm:p-8">
      <Compass size={28} aria-hidden className="text-muted" />
      <h1 className="text-xl font-bold tracking-tight">{t("errors.nowhere")}</h1>
      <p className="max-w-prose text-muted">{t("errors.nowhereText")}</p>
      <Link className="button mt-2" href="/console">
        {t("errors.home")}
      </Link>
    </section>
  );
}
