import type { ReactNode } from "react";
import { Avatar } from "@/components/ui/avatar";
import { Banner } from "@/components/ui/banner";
import { Icon, type IconName } from "@/components/ui/icon";
import { PageFrame } from "@/components/ui/page-frame";
import type { EventStatus, EventView, PersonView } from "@/lib/bookings/view";
import { ActionForm } from "./action-form";
import { AutoSubmit } from "./auto-submit";
import { HourCycle } from "./hour-cycle";
import { ZoneForm } from "./zone-form";

const statuses: Record<EventStatus, { icon: IconName; look: string }> = {
  confirmed: { icon: "check", look: "border-ok bg-ok text-raised" },
  planning: { icon: "waiting", look: "border-text bg-accent text-accent-text" },
  cancelled: { icon: "close", look: "border-bad bg-bad text-raised" },
  declined: { icon: "minus", look: "border-bad text-bad" },
  moved: { icon: "moved", look: "border-warn bg-warn text-raised" },
  past: { icon: "clock", look: "border-busy text-muted" },
};

const answers: Record<NonNullable<PersonView["answer"]>, { icon: IconName; look: string }> = {
  yes: { icon: "check", look: "text-ok" },
  no: { icon: "close", look: "text-bad" },
  waiting: { icon: "waiting", look: "text-muted" },
};

/** The event page, the same for everybody who takes part. */
export function EventPage({ view }: { view: EventView }) {
  return (
    <PageFrame frame={view.frame}>
      <EventBody view={view} />
      <AutoSubmit />
    </PageFrame>
  );
}

/** What stands inside the frame; the gallery shows it without one. */
export function EventBody({ view }: { view: EventView }) {
  const { status, calendar, form, messages } = view;
  return (
    <div className="mx-auto max-w-[880px]">
      {view.banner === null ? null : (
        <div className="mb-4 px-4 sm:px-0">
          <Banner {...view.banner} />
        </div>
      )}
      <div className="border-y border-line bg-raised sm:rounded-lg sm:border">
        <div className="px-4 py-6 sm:px-8 sm:py-8">
          <p className="flex items-center gap-3 font-bold">
            <span
              className={`inline-flex size-10 items-center justify-center rounded-full border-2 ${statuses[status.kind].look}`}
            >
              <Icon name={statuses[status.kind].icon} />
            </span>
            {status.word}
          </p>
          <h1 className="mt-4 text-xl font-bold tracking-tight hyphens-auto sm:text-2xl">{view.title}</h1>
          {status.text === null ? null : <p className="mt-2 max-w-prose text-muted">{status.text}</p>}
        </div>
        <dl className="px-4 sm:px-8">
          {row(view.when.heading, <When view={view} />)}
          {view.place === null
            ? null
            : row(
                view.place.heading,
                <ul className="grid gap-2">
                  {view.place.items.map((item) => (
                    <li key={item.name + item.detail}>
                      {item.href === null ? (
                        <span className="font-medium">{item.name}</span>
                      ) : (
                        <a href={item.href} className="link">
                          {item.name}
                        </a>
                      )}
                      {item.detail === null ? null : (
                        <span className="block text-sm text-muted">{item.detail}</span>
                      )}
                    </li>
                  ))}
                </ul>,
              )}
          {row(view.people.heading, people(view.people.items))}
          {view.notes === null
            ? null
            : row(
                view.notes.heading,
                view.notes.text.map((paragraph) => (
                  <p key={paragraph} className="max-w-prose">
                    {paragraph}
                  </p>
                )),
              )}
          {calendar === null
            ? null
            : row(
                calendar.heading,
                <ul className="flex flex-wrap gap-2">
                  {calendar.links.map((link) => (
                    <li key={link.href}>
                      <a href={link.href} className="button text-sm">
                        <Icon name={link.icon === "file" ? "file" : "calendar"} />
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>,
              )}
        </dl>
        {form === null ? null : (
          <div className="border-t border-line px-4 py-6 sm:px-8">
            <ActionForm form={form} />
          </div>
        )}
        {form !== null || view.actions.length === 0 ? null : (
          <ul className="flex flex-wrap gap-3 border-t border-line px-4 py-5 sm:px-8">
            {view.actions.map((action) => (
              <li key={action.href}>
                <a href={action.href} className="button" data-tone={action.tone}>
                  {action.label}
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      {messages === null ? null : (
        <section aria-labelledby="messages-title" className="mt-10 px-4 sm:px-8">
          <h2 id="messages-title" className="text-lg font-bold">
            {messages.heading}
          </h2>
          {messages.empty === null ? null : <p className="mt-2 text-muted">{messages.empty}</p>}
          <ol className="mt-4 grid gap-5">
            {messages.items.map((message) => (
              <li key={message.id} className="flex gap-3">
                <Avatar photo={null} initials={message.initials} size="small" />
                <div className="min-w-0">
                  <p className="text-sm">
                    <span className="font-medium">{message.author}</span>{" "}
                    <span className="text-muted">{message.when}</span>
                  </p>
                  {message.text.map((paragraph) => (
                    <p key={paragraph} className="max-w-prose">
                      {paragraph}
                    </p>
                  ))}
                </div>
              </li>
            ))}
          </ol>
          {messages.form === null ? null : (
            <div className="mt-6">
              <ActionForm form={messages.form} />
            </div>
          )}
        </section>
      )}
    </div>
  );
}

function row(heading: string, content: ReactNode) {
  return (
    <div className="grid gap-1 border-t border-line py-5 sm:grid-cols-[128px_minmax(0,1fr)] sm:gap-6">
      <dt className="text-sm text-muted sm:pt-px">{heading}</dt>
      <dd className="min-w-0">{content}</dd>
    </div>
  );
}

function When({ view }: { view: EventView }) {
  return (
    <>
      <ul className="grid gap-4">
        {view.when.items.map((item) => (
          <li key={item.day + item.time} className={item.struck ? "text-muted line-through" : undefined}>
            <span className="flex flex-wrap gap-x-3 text-lg font-bold">
              <span>{item.day}</span> <span>{item.time}</span>
            </span>
            <span className="block text-sm text-muted">
              {item.zone}
              {item.hostTime === null ? null : <span className="block">{item.hostTime}</span>}
            </span>
          </li>
        ))}
      </ul>
      {view.zone === null && view.hours === null ? null : (
        <div className="mt-3 flex flex-wrap items-center gap-3">
          {view.zone === null ? null : <ZoneForm zone={view.zone} />}
          {view.hours === null ? null : <HourCycle hours={view.hours} />}
        </div>
      )}
    </>
  );
}

function people(items: PersonView[]) {
  return (
    <ul className="grid gap-3">
      {items.map((person) => (
        <li key={person.name + person.role} className="flex items-center gap-3">
          <Avatar photo={person.photo} initials={person.initials} size="small" />
          <div className="min-w-0 flex-1 leading-5">
            <p className="font-medium">{person.name}</p>
            <p className="text-sm text-muted">{person.role}</p>
          </div>
          {person.answer === null ? null : (
            <p className={`flex items-center gap-1.5 text-sm font-medium ${answers[person.answer].look}`}>
              <Icon name={answers[person.answer].icon} className="size-4" />
              {person.answerText}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
