"use client"; // reduces the page size, see `MonthGrid`

import { Fragment } from "react";
import { UnbrokenRanges } from "@/components/ui/unbroken-ranges";
import type { AnswerLetter, PollOption, PollSection, PollView } from "@/lib/pages/event/view";
import { AnswerBar } from "./answer-bar";
import { AnswerChoice } from "./answer-choice";

interface PollListProps {
  section: PollSection;
  poll: Pick<PollView, "words" | "choices" | "canAnswer">;
}

/** The options by day; the names of the respondents are behind the count. */
export function PollList({ section, poll: { words, choices, canAnswer } }: PollListProps) {
  const options = section.groups.flatMap((group) => group.options);
  return (
    <section aria-label={section.heading} className="px-4 pb-6 sm:px-8">
      <h2 className="text-lg font-bold">{section.heading}</h2>
      {section.note === null ? null : <p className="text-sm text-muted">{section.note}</p>}
      {section.groups.map((group) => (
        <div key={group.day} className="mt-3">
          {group.day === null ? null : <h3 className="font-bold">{group.day}</h3>}
          <ul className="mt-2 grid gap-2">
            {group.options.map((option) => (
              <li
                key={option.name}
                className={`rounded-sm border px-3 py-1.75 ${option.best ? "border-text shadow-[inset_4px_0_0_var(--accent)] rtl:shadow-[inset_-4px_0_0_var(--accent)]" : "border-line"}`}
              >
                {/* The right edge, near the thumb, is for the answers. */}
                <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <div className="min-w-0 flex-1 basis-28">
                    <Name option={option} isPlace={group.day === null} />
                    {option.places === null ? null : (
                      <span
                        className={`block text-sm ${option.isFull ? "font-medium text-bad" : "text-muted"}`}
                      >
                        {option.places}
                      </span>
                    )}
                    {results(option)}
                  </div>
                  {canAnswer ? <AnswerChoice option={option} choices={choices} /> : null}
                </div>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );

  /** Renders the counts, with the names if they are visible. */
  function results(option: PollOption) {
    if (option.count === null) return null;
    const count = (
      <>
        <AnswerBar option={option} />
        <span className="flex-none">{option.count}</span>
      </>
    );
    const column = options.indexOf(option);
    const names = [
      ...choices.map(({ letter, label }) => voters(letter, label, column)),
      voters("-", words.waiting, column),
    ].filter((line) => line !== null);
    if (names.length === 0) return <p className="flex items-center gap-3 text-sm text-muted">{count}</p>;
    return (
      <details>
        {/* Reaches over the name of the option unless that is a link: large enough for a finger. */}
        <summary
          className={`relative flex cursor-pointer items-center gap-3 text-sm text-muted underline underline-offset-4 ${option.href === null ? "before:absolute before:inset-x-0 before:-top-5 before:bottom-0" : "min-h-11"}`}
        >
          {count}
        </summary>
        {names}
      </details>
    );
  }

  function voters(letter: AnswerLetter, heading: string, column: number) {
    const names = section.people.filter(({ answers }) => answers[column] === letter).map(({ name }) => name);
    if (names.length === 0) return null;
    return (
      <p key={letter} className="pb-2 text-sm">
        <span className="font-medium">{heading}:</span>{" "}
        {names.map((name, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
          <Fragment key={index}>
            {index === 0 ? null : ", "}
            <bdi>{name}</bdi>
          </Fragment>
        ))}
      </p>
    );
  }
}

/** A location has the direction of its letters; a time has none and follows the page. */
function Name({ option, isPlace }: { option: PollOption; isPlace: boolean }) {
  const label = isPlace ? <bdi>{option.label}</bdi> : <UnbrokenRanges text={option.label} />;
  return (
    <>
      {option.href === null ? (
        <span className="font-medium">{label}</span>
      ) : (
        <a href={option.href} className="link">
          {label}
        </a>
      )}
      {option.detail === null ? null : (
        <span className="block text-sm text-muted">
          {isPlace ? <bdi>{option.detail}</bdi> : option.detail}
        </span>
      )}
    </>
  );
}
