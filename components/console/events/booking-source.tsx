"use client";
import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import type { ReactNode } from "react";
import { canSeeOthers, useMe } from "../me";
import type { ApiEvent } from "../resources/event-state-mark";
import { buildBookingQuery } from "../resources/events";
import { useText } from "../texts";
import { Section } from "../ui/section";

/** The source of a booking and an integrator's metadata; renders nothing if both are absent. */
export function BookingSource({ event }: { event: ApiEvent }) {
  const t = useText();
  const { source, metadata, bookpage } = event;
  const booking = useQuery({ ...buildBookingQuery(event._id), enabled: bookpage });
  const names = booking.data?.value.booking.names;
  const utm = Object.entries(source.utm ?? {}).filter(([, value]) => value !== null);
  const data = Object.entries(metadata);
  const facts: Fact[] = [
    { label: t("events.page"), value: names?.page, href: `/console/pages/${names?.page}` },
    { label: t("events.type"), value: names?.type },
    { label: t("events.team"), value: names?.team, href: `/console/teams/${source.team}` },
    { label: t("events.link"), value: names?.link },
    { label: t("forms.one"), value: names?.form, href: `/console/forms/${source.form}` },
    ...utm.map(([name, value]) => ({ label: `${t("events.campaign")} · ${name}`, value })),
    ...data.map(([key, value]) => ({ label: `${t("events.data")} · ${key}`, value })),
  ].filter(({ value }) => value);
  if (facts.length === 0) return null;
  return (
    <Section title={t("events.source")}>
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map((fact) => (
          <FactRow key={fact.label} {...fact} />
        ))}
      </dl>
    </Section>
  );
}

interface Fact {
  label: string;
  value: string | null | undefined;
  href?: string;
}

function FactRow({ label, value, href }: Fact): ReactNode {
  const me = useMe();
  return (
    <>
      <dt className="text-muted break-all">{label}</dt>
      <dd className="mb-1 font-medium break-words sm:mb-0">
        {href && canSeeOthers(me) ? (
          <Link className="link" href={href}>
            {value}
          </Link>
        ) : (
          value
        )}
      </dd>
    </>
  );
}
