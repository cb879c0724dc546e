"use client";
import Link from "next/link";
import { useState } from "react";
import { useMe } from "../me";
import type { CalendarList } from "../resources/calendars";
import { ProviderMark } from "../resources/provider-mark";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { ConnectForm, CREDENTIAL_SOURCES } from "./connect-form";
import { UnavailableProviders } from "./unavailable-providers";

interface Props {
  user: string;
  signIns: CalendarList["sign_ins"];
  /** The user has no calendar yet, so the panel says what one is for. */
  isFirst?: boolean;
}

/** The ways to connect a calendar. Users sign in at providers themselves. */
export function ConnectPanel({ user, signIns, isFirst = false }: Props) {
  const t = useText();
  const me = useMe();
  const [source, setSource] = useState<(typeof CREDENTIAL_SOURCES)[number] | null>(null);
  return (
    <Panel title={t(isFirst ? "calendars.emptyTitle" : "calendars.connect")}>
      {isFirst ? <p className="mb-4 text-muted">{t("calendars.emptyText")}</p> : null}
      <div className={`grid gap-2 ${isFirst ? "sm:grid-cols-2" : ""}`}>
        {user === me.id
          ? signIns.map(({ source: name, url }) => (
              <form key={name} method="post" action={url}>
                <button type="submit" className="button w-full justify-start gap-3 px-3">
                  <ProviderMark source={name} />
                  {t(`calendars.sources.${name}`)}
                </button>
              </form>
            ))
          : null}
        {CREDENTIAL_SOURCES.map((name) => (
          <button
            key={name}
            type="button"
            className="button justify-start gap-3 px-3"
            onClick={() => setSource(name)}
          >
            <ProviderMark source={name} />
            {t(`calendars.sources.${name}`)}
          </button>
        ))}
      </div>
      <div className="mt-2 grid justify-items-start gap-2">
        <UnavailableProviders isOwn={user === me.id} signIns={signIns} />
        {me.admin ? (
          <Link href="/console/calendar-connections" className="link mt-1">
            {t("companyCalendars.open")}
          </Link>
        ) : null}
      </div>
      {source ? <ConnectForm user={user} source={source} onClose={() => setSource(null)} /> : null}
    </Panel>
  );
}
