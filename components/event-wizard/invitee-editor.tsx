"use client";

import { type MouseEvent, useRef, useState } from "react";
import { type InvitedPerson, removeDuplicatePeople, splitPeople } from "@/lib/pages/event-wizard/schema";
import type { PeopleStepView } from "@/lib/pages/event-wizard/view";
import { AddInvitees } from "./add-invitees";
import { InviteeRow } from "./invitee-row";

type Props = Pick<PeopleStepView, "people" | "errors" | "pattern" | "texts" | "addError">;

/** The invitees below the field that adds them. The form's buttons work without scripts; with scripts nothing is sent. */
export function InviteeEditor({ people: sent, errors, pattern, texts, addError }: Props) {
  const more = useRef<HTMLTextAreaElement>(null);
  const isAddress = new RegExp(pattern);
  const { people, add, remove, correct } = useInvitees(sent, isAddress);

  function findError(person: InvitedPerson): string | null {
    if (isAddress.test(person.email)) return errors[sent.indexOf(person)] ?? null;
    return person.email === ""
      ? texts.addressMissing.replace("%s", person.name)
      : texts.bad.replace("%s", person.email.slice(0, 80));
  }

  function onRemove(event: MouseEvent, person: InvitedPerson) {
    event.preventDefault();
    remove(person);
    more.current?.focus();
  }

  return (
    <>
      <AddInvitees field={more} texts={texts} error={addError} onAdd={add} />
      <section aria-label={texts.invited}>
        <h3 className="flex items-center gap-2 text-sm font-medium">
          {texts.invited}
          <span aria-live="polite" className="rounded-sm border border-line px-2 text-xs">
            {people.length}
          </span>
        </h3>
        {people.length === 0 ? <NoInvitees text={texts.empty} /> : null}
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {people.map((person, row) => (
            <InviteeRow
              key={person.email + person.name}
              id={`im-${row}`}
              person={person}
              isNew={!sent.includes(person)}
              isAddress={isAddress.test(person.email)}
              error={findError(person)}
              texts={texts}
              onRemove={(event) => onRemove(event, person)}
              onCorrect={(email) => correct(person, email)}
            />
          ))}
        </ul>
      </section>
    </>
  );
}

/** Three empty placeholders. */
const NoInvitees = ({ text }: { text: string }) => (
  <div className="mt-3 flex items-center gap-4 rounded-sm border border-dashed border-busy px-4 py-4">
    <svg viewBox="0 0 88 36" className="h-9 flex-none text-busy" aria-hidden="true">
      {[14, 40, 66].map((x, index) => (
        <g
          key={x}
          fill="none"
          stroke="currentColor"
          strokeDasharray={index === 0 ? undefined : "3 3"}
          className={index === 0 ? "fill-accent stroke-text" : undefined}
        >
          <circle cx={x} cy="10" r="7" />
          <path d={`M${x - 12} 35a12 12 0 0 1 24 0Z`} />
        </g>
      ))}
    </svg>
    <p className="min-w-0 text-sm text-muted">{text}</p>
  </div>
);

/** Holds the invitees without duplicates, also when an address is corrected. */
function useInvitees(sent: readonly InvitedPerson[], isAddress: RegExp) {
  const [people, setPeople] = useState(sent);
  return {
    people,
    add: (text: string) => setPeople((before) => removeDuplicatePeople([...before, ...splitPeople(text)])),
    remove: (person: InvitedPerson) => setPeople((before) => before.filter((other) => other !== person)),
    correct: (person: InvitedPerson, email: string) => {
      const typed = email.trim().toLowerCase();
      if (typed === person.email || !isAddress.test(typed)) return;
      setPeople((before) =>
        removeDuplicatePeople(
          before.map((other) => (other === person ? { ...person, email: typed } : other)),
        ),
      );
    },
  };
}
