import { expect, it } from "vitest";
import { listAnswerChoices } from "./list-answer-choices";

type Pages = Parameters<typeof listAnswerChoices>[0];

const TOPIC = {
  key: "topic",
  kind: "radio",
  label: { en: "Topic", de: "Thema" },
  options: [{ value: "sales", label: { en: "Sales", de: "Verkauf" } }],
};
const TERMS = { key: "terms", kind: "checkbox", label: "Terms", options: [] };
const NOTES = { key: "notes", kind: "text", label: "Notes", options: [] };

it("listAnswerChoices lists each option once, in the reader's language", () => {
  const pages = [
    { custom: { questions: [TOPIC, TERMS, NOTES] } },
    { custom: {} },
    { custom: { questions: [TOPIC] } },
  ] as unknown as Pages;
  expect(listAnswerChoices(pages, "de")).toEqual([
    { value: "topic:sales", label: "Thema: Verkauf" },
    { value: "terms:true", label: "Terms ✓" },
  ]);
});
