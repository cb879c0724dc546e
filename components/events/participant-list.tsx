"use client"; // reduces the page size, see `MonthGrid`

import { Avatar } from "@/components/ui/avatar";
import { Icon, type IconName } from "@/components/ui/icon";
import type { PersonView } from "@/lib/pages/event/view";

const answerIcons: Record<NonNullable<PersonView["answer"]>, { icon: IconName; className: string }> = {
  yes: { icon: "check", className: "text-ok" },
  no: { icon: "close", className: "text-bad" },
  waiting: { icon: "waiting", className: "text-muted" },
};

export function ParticipantList({ people }: { people: PersonView[] }) {
  return (
    <ul className="grid gap-3">
      {people.map((person) => (
        <li key={person.id} className="flex items-center gap-3">
          <Avatar photo={person.photo} initials={person.initials} size="small" />
          <div className="min-w-0 flex-1 leading-5 sm:flex sm:items-center sm:gap-3">
            <div className="min-w-0 flex-1">
              <p className="font-medium">
                <bdi>{person.name}</bdi>
              </p>
              <p className="text-sm wrap-anywhere text-muted">{person.role}</p>
            </div>
            {person.answer === null ? null : (
              <p
                className={`flex items-center gap-1.5 text-sm font-medium ${answerIcons[person.answer].className}`}
              >
                <Icon name={answerIcons[person.answer].icon} className="size-4" />
                {person.answerText}
              </p>
            )}
          </div>
          {person.remove === null ? null : (
            <a
              href={person.remove.href}
              aria-label={person.remove.label}
              className="button -me-2 size-11 px-0"
              data-tone="quiet"
            >
              <Icon name="close" className="size-4" />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
