"use client";

import { type MouseEvent, useRef, useState } from "react";
import { eachOnce, type InvitedPerson, splitPeople } from "@/lib/pages/creation/schema";
import type { PeopleStepView } from "@/lib/pages/creation/view";
import { AddPeople } from "./add-people";
import { PersonChip } from "./person-chip";

type Props = Pick<PeopleStepView, "people" | "faults" | "pattern" | "texts" | "addError">;

/** Those invited as chips. The buttons are of the form, so that they work without scripts; with them nothing is sent. */
export function PeopleEditor({ people: sent, faults, pattern, texts, addError }: Props) {
  const more = useRef<HTMLTextAreaElement>(null);
  const isAddress = new RegExp(pattern);
  const { people, add, remove, correct } = usePeople(sent, isAddress);

  function findFault(person: InvitedPerson): string | null {
    if (isAddress.test(person.email)) return faults[sent.indexOf(person)] ?? null;
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
      <section aria-label={texts.invited}>
        <h3 className="flex items-center gap-2 text-sm font-medium">
          {texts.invited}
          <span aria-live="polite" className="rounded-sm border border-line px-2 text-xs">
            {people.length}
          </span>
        </h3>
        {people.length === 0 ? <p className="mt-2 text-sm text-muted">{texts.nobody}</p> : null}
        <ul className="mt-2 flex flex-wrap gap-2">
          {people.map((person, row) => (
            <PersonChip
              key={person.email + person.name}
              id={`im-${row}`}
              person={person}
              isAddress={isAddress.test(person.email)}
              fault={findFault(person)}
              texts={texts}
              onRemove={(event) => onRemove(event, person)}
              onCorrect={(email) => correct(person, email)}
            />
          ))}
        </ul>
      </section>
      <AddPeople field={more} texts={texts} error={addError} onAdd={add} />
    </>
  );
}

/** Nobody twice: neither by adding nor by correcting an address. */
function usePeople(sent: readonly InvitedPerson[], isAddress: RegExp) {
  const [people, setPeople] = useState(sent);
  return {
    people,
    add: (text: string) => setPeople((before) => eachOnce([...before, ...splitPeople(text)])),
    remove: (person: InvitedPerson) => setPeople((before) => before.filter((other) => other !== person)),
    correct: (person: InvitedPerson, email: string) => {
      const typed = email.trim().toLowerCase();
      if (typed === person.email || !isAddress.test(typed)) return;
      setPeople((before) =>
        eachOnce(before.map((other) => (other === person ? { ...person, email: typed } : other))),
      );
    },
  };
}
