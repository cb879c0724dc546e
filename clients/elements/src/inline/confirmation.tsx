/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import { openFrame } from "../frame/open-frame";
import type { CalendarApp } from "./use-app";

/** The last step: booked, requested, or waiting for the booker to confirm the address. */
export function Confirmation({ app }: { app: CalendarApp }) {
  const { t, format, done, facts } = app;
  if (!done) return null;
  if (done.outcome === "waiting")
    return (
      <div class="done">
        <h2 tabIndex={-1}>{t("listed")}</h2>
        <p>{t("listedMail")}</p>
        <p class="row">
          <button type="button" onClick={app.restart}>
            {t("again")}
          </button>
        </p>
      </div>
    );
  if (done.outcome === "code") return <CodeNotice app={app} address={done.confirmUrl} />;
  const [heading, text] = done.confirmed
    ? (["confirmed", "confirmedText"] as const)
    : (["requested", "requestedText"] as const);
  return (
    <div class="done">
      <h2 tabIndex={-1}>{t(heading)}</h2>
      <p>
        {done.starts.map((start) => (
          <strong key={start}>
            {format.whole(start)}
            <br />
          </strong>
        ))}
        <small>{t("zoneNote", { zone: format.zone })}</small>
      </p>
      <p>{t(text, { name: facts.host })}</p>
      <p class="row">
        {done.confirmed ? (
          <a class="lead" href={toCalendarFileUrl(done.pageUrl)}>
            {t("addToCalendar")}
          </a>
        ) : null}
        <a class={done.confirmed ? "button" : "lead"} href={done.pageUrl} target="_blank" rel="noreferrer">
          {t("open")}
        </a>
        <button type="button" onClick={app.restart}>
          {t("again")}
        </button>
      </p>
    </div>
  );
}

/** The calendar file is next to the meeting's page. */
function toCalendarFileUrl(pageUrl: string): string {
  const address = new URL(pageUrl);
  address.pathname += "/calendar.ics";
  return address.href;
}

/** The booker types the code on the service's own page, since this website cannot prove that the booker read the mail. */
function CodeNotice({ app, address }: { app: CalendarApp; address: string }) {
  const { t, options, emit, details } = app;
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { origin, pathname } = new URL(address);
    const only = (name: Parameters<typeof emit>[0], detail: Record<string, unknown>) =>
      name === "booked" && emit(name, { ...detail, page: options.page });
    const { box, close } = openFrame(
      { ...options, origin, page: pathname, prefill: {}, label: t("codeHeading") },
      only,
    );
    container.current?.append(box);
    return close;
  }, [address]);
  return (
    <div class="done">
      <h2 tabIndex={-1}>{t("codeHeading")}</h2>
      <p>{t("codeText", { email: details.typed.email ?? "" })}</p>
      <div ref={container} />
    </div>
  );
}
