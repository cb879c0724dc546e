import { Fragment } from "react";
import { StatusBadge } from "@/components/events/status-badge";
import { EmptyMeetings } from "@/components/illustrations/empty-meetings";
import { EmptyState, EmptyStateText } from "@/components/ui/empty-state";
import { PageShell } from "@/components/ui/page-shell";
import type { MeetingsView, MeetingView } from "@/lib/pages/meetings/view";

/** All meetings of a person with an organisation. */
export function MeetingsPage({ view }: { view: MeetingsView }) {
  const { shell, heading, text, groups, again } = view;
  return (
    <PageShell shell={shell}>
      <div className="mx-auto max-w-[880px]">
        <header className="px-4 py-4 sm:px-0">
          <h1 className="text-2xl font-bold tracking-tight hyphens-auto">{heading}</h1>
          {groups.length === 0 ? null : (
            <>
              <p className="mt-2 max-w-prose text-muted">{text}</p>
              {again === null ? null : (
                <a href={again.href} className="button mt-4">
                  {again.label}
                </a>
              )}
            </>
          )}
        </header>
        {groups.length > 0 ? null : (
          <div className="border-line border-y bg-raised px-4 py-6 sm:rounded-lg sm:border sm:px-8 sm:py-8">
            <EmptyState drawing={<EmptyMeetings />}>
              <EmptyStateText title={text} text={null} link={again} />
            </EmptyState>
          </div>
        )}
        {groups.map((group) => (
          <section key={group.heading} className="mt-6">
            <h2 className="px-4 text-lg font-bold sm:px-0">{group.heading}</h2>
            <ul className="mt-3 divide-y divide-line border-y border-line bg-raised sm:rounded-lg sm:border">
              {group.items.map((item) => (
                <Meeting key={item.id} meeting={item} />
              ))}
            </ul>
            {group.note === null ? null : (
              <p className="mt-3 px-4 text-sm text-muted sm:px-0">{group.note}</p>
            )}
          </section>
        ))}
      </div>
    </PageShell>
  );
}

function Meeting({ meeting }: { meeting: MeetingView }) {
  const { title, href, times, zone, state, actions } = meeting;
  return (
    <li className="grid gap-3 px-4 py-5 sm:grid-cols-[1fr_auto] sm:gap-6 sm:px-8">
      <div className="min-w-0">
        <StatusBadge kind={state.kind} word={state.word} />
        <h3 className="mt-2 text-lg font-bold break-words">
          <a href={href} className="underline-offset-4 hover:underline">
            <bdi>{title}</bdi>
          </a>
        </h3>
        <ul className={`mt-1 ${state.kind === "cancelled" ? "line-through" : ""}`}>
          {times.map(({ day, time }) => (
            <li key={day + time} className="font-medium">
              {day}, <span className="whitespace-nowrap">{time}</span>
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm break-words text-muted">
          {zone}
          {meeting.with.map((words, index) => (
            <Fragment key={words}>
              {index > 0 || zone !== null ? " · " : ""}
              <bdi>{words}</bdi>
            </Fragment>
          ))}
        </p>
      </div>
      {actions.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2 sm:flex-col sm:items-stretch">
          {actions.map((action) => (
            <li key={action.href}>
              <a href={action.href} aria-label={`${action.label}: ${title}`} className="button w-full">
                {action.label}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
