"use client"; // reduces the page size, see `MonthGrid`

import type { PollOption, PollSection, PollView } from "@/lib/pages/event/view";
import { AnswerBar } from "./answer-bar";
import { AnswerChoice } from "./answer-choice";
import { PollScroll } from "./poll-scroll";

interface PollTableProps {
  section: PollSection;
  poll: Pick<PollView, "words" | "choices" | "canAnswer">;
}

/** All answers, the reader's own first; headings and names are sticky. */
export function PollTable({ section, poll: { words, choices, canAnswer } }: PollTableProps) {
  const options = section.groups.flatMap((group) => group.options);
  const table = (
    <table className="poll" {...(choices.length > 2 ? { "data-wide": "" } : {})}>
      <PollHead section={section} options={options} words={words} />
      <tbody>
        {canAnswer ? (
          <tr className="own">
            <th scope="row" className="name">
              {words.you}
            </th>
            {options.map((option) => (
              <td key={option.name}>
                <AnswerChoice option={option} choices={choices} isColumn />
              </td>
            ))}
          </tr>
        ) : null}
        {section.people
          .filter(({ isVisitor: own }) => !(own && canAnswer))
          .map((person) => (
            <tr key={person.id}>
              <th scope="row" className="name">
                <bdi>{person.name}</bdi>
              </th>
              {Array.from(person.answers, (letter, index) => renderAnswerCell(letter, index, choices))}
            </tr>
          ))}
      </tbody>
    </table>
  );
  return (
    <section className="pb-6" aria-labelledby={`${section.id}-title`}>
      <PollScroll
        count={options.length}
        label={`${words.all}: ${section.heading}`}
        words={words}
        heading={
          <>
            <h2 id={`${section.id}-title`} className="text-lg font-bold">
              {section.heading}
            </h2>
            {section.note === null ? null : <p className="text-sm text-muted">{section.note}</p>}
          </>
        }
        table={table}
      />
      <p className="flex flex-wrap gap-x-4 px-8 pt-2 text-xs text-muted">
        {choices.map(({ answer, label }) => (
          <span key={answer}>
            {SIGNS[answer]} {label}
          </span>
        ))}
        <span>– {words.waiting}</span>
      </p>
    </section>
  );
}

/** The symbols of the narrow answers. */
const SIGNS = { yes: "✓", if_need_be: "~", no: "×" } as const;

interface PollHeadProps {
  section: PollSection;
  options: PollOption[];
  words: PollView["words"];
}

function PollHead({ section, options, words }: PollHeadProps) {
  const hasDays = section.groups.some(({ day }) => day !== null);
  const label = (text: string) => (hasDays ? text : <bdi>{text}</bdi>); // locations have the direction of their letters
  return (
    <thead>
      {hasDays ? (
        <tr>
          <td className="name" />
          {section.groups.map((group) => (
            <th key={group.day} scope="colgroup" colSpan={group.options.length}>
              <span className="sticky start-[204px]">{group.day}</span>
            </th>
          ))}
        </tr>
      ) : null}
      <tr>
        <th scope="col" className="name">
          {words.person}
        </th>
        {options.map((option) => (
          <th key={option.name} scope="col" {...(option.best ? { "data-best": "" } : {})}>
            {option.href === null ? (
              label(formatSpan(option.label))
            ) : (
              <a href={option.href}>{label(option.label)}</a>
            )}
            {option.detail === null ? null : (
              <span className="block text-xs font-normal text-muted">{label(option.detail)}</span>
            )}
            {option.count === null ? null : (
              <>
                <AnswerBar option={option} />
                <span className="block text-xs font-normal text-muted">{option.count}</span>
              </>
            )}
            {option.places === null ? null : (
              <span
                className={`block text-xs ${option.isFull ? "font-medium text-bad" : "font-normal text-muted"}`}
              >
                {option.places}
              </span>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Some ranges are wider than a column; a line may break after the dash but not before it. */
const formatSpan = (span: string) => span.replace(" – ", "\u00a0– ");

/** A function instead of a component: a poll may have thousands of cells. */
function renderAnswerCell(letter: string, column: number, choices: PollView["choices"]) {
  const choice = choices.find((one) => one.letter === letter);
  return (
    <td key={column} className={choice?.answer}>
      {choice?.label ?? "–"}
    </td>
  );
}
