"use client";
import { useQuery } from "@tanstack/react-query";
import { Check, Circle } from "lucide-react";
import Link from "next/link";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { firstStepsQuery } from "./queries";

const FIRST_STEPS = [
  { name: "people", href: "/console/users" },
  { name: "team", href: "/console/teams" },
  { name: "page", href: "/console/pages" },
  { name: "webhook", href: "/console/webhooks" },
  { name: "booking", href: "/console/events" },
] as const;

/** The first steps of a new organisation, for admins; hidden once all are done. */
export function FirstSteps() {
  const t = useText();
  const { data: done } = useQuery(firstStepsQuery);
  if (!done || FIRST_STEPS.every(({ name }) => done[name])) return null;
  return (
    <Panel title={t("start.title")}>
      <ol className="divide-y divide-line">
        {FIRST_STEPS.map(({ name, href }) => (
          <li key={name}>
            <Link href={href} className="flex min-h-12 items-center gap-3 underline-offset-4 hover:underline">
              {done[name] ? (
                <Check size={18} className="text-ok" role="img" aria-label={t("start.done")} />
              ) : (
                <Circle size={18} className="text-muted" role="img" aria-label={t("start.todo")} />
              )}
              <span className={done[name] ? "text-muted line-through" : "font-medium"}>
                {t(`start.${name}`)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
