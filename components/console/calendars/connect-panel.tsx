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
}

/** The ways to connect a calendar. Users sign in at providers themselves. */
export function ConnectPanel({ user, signIns }: Props) {
  const t = useText();
  const me = useMe();
  const [source, setSource] = useState<(typeof CREDENTIAL_SOURCES)[number] | null>(null);
  return (
    <Panel title={t("calendars.connect")}>
      <div className="grid gap-2">
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
