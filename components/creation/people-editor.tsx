"use client";

import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { eachOnce, type Person, splitPeople } from "@/lib/pages/creation/schema";
import type { PeopleStepView } from "@/lib/pages/creation/view";
import { PersonChip } from "./person-chip";

type Props = Pick<PeopleStepView, "people" | "faults" | "pattern" | "texts" | "addError">;

/** Those invited as chips. The buttons are of the form, so that they work without scripts; with them nothing is sent. */
export function PeopleEditor({ people: sent, faults, pattern, texts, addError }: Props) {
  const [people, setPeople] = useState(sent);
  const more = useRef<HTMLTextAreaElement>(null);
  const isAddress = new RegExp(pattern);

  function faultOf(person: Person): string | null {
    if (isAddress.test(person.email)) return faults[sent.indexOf(person)] ?? null;
    return person.email === ""
      ? texts.addressMissing.replace("%s", person.name)
      : texts.bad.replace("%s", person.email.slice(0, 80));
  }

  function add(text: string) {
    setPeople((before) => eachOnce([...before, ...splitPeople(text)]));
    if (more.current) more.current.value = "";
  }

  function onAdd(event: MouseEvent) {
    event.preventDefault();
    add(more.current?.value ?? "");
    more.current?.focus();
  }

  function onKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(more.current?.value ?? "");
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (!/[,;\n]/.test(text) || more.current?.value) return;
    event.preventDefault();
    add(text);
  }

  function remove(event: MouseEvent, person: Person) {
    event.preventDefault();
    setPeople((before) => before.filter((other) => other !== person));
    more.current?.focus();
  }

  function correct(person: Person, email: string) {
    const typed = email.trim().toLowerCase();
    if (typed === person.email || !isAddress.test(typed)) return;
    setPeople((before) =>
      eachOnce(before.map((other) => (other === person ? { ...person, email: typed } : other))),
    );
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
              fault={faultOf(person)}
              texts={texts}
              onRemove={(event) => remove(event, person)}
              onCorrect={(email) => correct(person, email)}
            />
          ))}
        </ul>
      </section>
      <div>
        <label htmlFor="more" className="text-sm font-medium">
          {texts.add}
        </label>
        <p id="more-hint" className="text-xs text-muted">
          {texts.addHint}
        </p>
        <textarea
          ref={more}
          id="more"
          name="more"
          rows={2}
          className="input mt-2"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={addError === null ? "more-hint" : "more-hint more-error"}
          {...(addError === null ? {} : { "aria-invalid": true })}
          onKeyDown={onKey}
          onPaste={onPaste}
        />
        {addError === null ? null : (
          <p id="more-error" className="mt-1 text-sm font-medium text-bad">
            {addError}
          </p>
        )}
        <button type="submit" name="go" value="add" className="button mt-2" onClick={onAdd}>
          {texts.addSubmit}
        </button>
      </div>
    </>
  );
}
