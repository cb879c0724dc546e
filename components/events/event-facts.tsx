import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { IsolatedText } from "@/components/ui/isolated-text";
import { UnbrokenRanges } from "@/components/ui/unbroken-ranges";
import type { EventView } from "@/lib/pages/event/view";
import { ClockSettings } from "./clock-settings";
import { MeetingPlaceCard } from "./meeting-place-card";
import { ParticipantList } from "./participant-list";
import { SeriesDates } from "./series-dates";

/** The confirmed time and location, and the calendar links. */
export function EventFacts({ view }: { view: EventView }) {
  const { when, schedule, place, calendar } = view;
  if (when === null && place === null && view.series === null && calendar === null) return null;
  return (
    <dl className="px-4 sm:px-8">
      {when === null
        ? null
        : renderFact(
            when.heading,
            <When
              when={when}
              zone={view.zone}
              hours={view.hours}
              isSet={view.isNew && view.status.kind === "confirmed"}
            />,
          )}
      {schedule === null
        ? null
        : renderFact(
            schedule.heading,
            <ol className="grid gap-1">
              {schedule.lines.map((line) => (
                <li key={line}>
                  <UnbrokenRanges text={line} />
                </li>
              ))}
            </ol>,
          )}
      {place === null ? null : renderFact(place.heading, <MeetingPlaceCard place={place} />)}
      {view.series === null ? null : renderFact(view.series.heading, <SeriesDates series={view.series} />)}
      {calendar === null
        ? null
        : renderFact(
            calendar.heading,
            <ul className="flex flex-wrap gap-2">
              {calendar.links.map((link) => (
                <li key={link.href} className="flex max-sm:grow">
                  <a href={link.href} className="button grow text-sm">
                    <Icon name={link.icon === "file" ? "file" : "calendar"} />
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>,
          )}
    </dl>
  );
}

/** The participants and answers, below the actions because there may be many. */
export function EventParticipants({ view }: { view: EventView }) {
  const { answers } = view;
  return (
    <dl className="px-4 sm:px-8">
      {renderFact(
        view.people.heading,
        <>
          <ParticipantList people={view.people.items} />
          {view.people.note === null ? null : (
            <p className="mt-3 text-sm text-muted">
              <IsolatedText text={view.people.note} />
            </p>
          )}
        </>,
      )}
      {view.results === null
        ? null
        : renderFact(
            view.results.heading,
            <ul className="flex flex-wrap gap-2">
              {view.results.links.map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="button text-sm" download>
                    <Icon name="file" />
                    {link.label}
                  </a>
                </li>
              ))}
            </ul>,
          )}
      {answers === null
        ? null
        : renderFact(
            answers.heading,
            <dl className="grid gap-3">
              {answers.items.map((item) => (
                <div key={item.id}>
                  <dt className="text-sm text-muted">
                    <bdi>{item.label}</bdi>
                  </dt>
                  <dd className="font-medium whitespace-pre-line wrap-anywhere">
                    <bdi>{item.text}</bdi>
                  </dd>
                </div>
              ))}
            </dl>,
          )}
    </dl>
  );
}

function renderFact(heading: string, content: ReactNode) {
  return (
    <div className="grid gap-1 border-t border-line py-5 sm:grid-cols-[128px_minmax(0,1fr)] sm:gap-6">
      <dt className="text-sm text-muted sm:pt-px">{heading}</dt>
      <dd className="min-w-0">{content}</dd>
    </div>
  );
}

function When({
  when,
  zone,
  hours,
  isSet,
}: Pick<EventView, "zone" | "hours"> & {
  when: NonNullable<EventView["when"]>;
  /** The event was confirmed by the last action. */
  isSet: boolean;
}) {
  return (
    <>
      {when.previous === null ? null : (
        <p className="mb-1 text-sm text-muted">
          <s aria-hidden="true">
            <UnbrokenRanges text={when.previous.text} />
          </s>
          <span className="sr-only">{when.previous.label}</span>
        </p>
      )}
      <ul className="grid gap-4">
        {when.items.map((item) => (
          <li key={item.day + item.time} className={item.struck ? "text-muted" : undefined}>
            <span className="block text-lg font-bold">
              <span
                className={`[word-spacing:8px] ${item.struck ? "*:line-through" : isSet ? "marked" : ""}`}
              >
                <span className="[word-spacing:0]">{item.day}</span>{" "}
                <span className="inline-block [word-spacing:0]">{item.time}</span>
              </span>
            </span>{" "}
            {item.zone === null ? null : (
              <span className="block text-sm text-muted">
                {item.zone}
                {item.hostTime === null ? null : <span className="block">{item.hostTime}</span>}
              </span>
            )}
          </li>
        ))}
      </ul>
      {when.items.every((item) => item.zone === null) ? null : (
        <div className="mt-3">
          <ClockSettings zone={zone} hours={hours} />
        </div>
      )}
    </>
  );
}
