import { buildNote } from "../import-notes/report-note";
import { allocateTypeSlug, buildTypeContent } from "../tool-import/build-type-content";
import type { ReportSection } from "../tool-import/import-report";
import { convertPlaces } from "./convert-places";
import { convertQuestions } from "./convert-questions";
import type { EventType } from "./resources";

/** Converts what Calendly tells of an event type, except its rules of time. `slugs`: those that its page has already. */
export function convertEventType(type: EventType, slugs: Set<string>, section: ReportSection) {
  const slug = allocateTypeSlug({ name: type.name, slug: type.slug ?? null }, slugs);
  const { places, missing } = convertPlaces(type.locations ?? [], slug);
  const { questions, differs } = convertQuestions(type.custom_questions ?? [], slug);
  section.missing.push(...missing);
  section.differs.push(...differs);
  if (type.kind === "group")
    section.missing.push(buildNote({ subject: slug, topic: "seats" }, "seats_unknown"));
  if (type.booking_method === "poll")
    section.missing.push(buildNote({ subject: slug, topic: "poll" }, "polls_unread"));
  const content = buildTypeContent(
    {
      name: type.name,
      slug,
      active: type.active,
      public: !type.secret,
      description: type.description_plain ?? "",
      duration: type.duration,
      durations: type.duration_options ?? [],
    },
    section,
  );
  return {
    ...content,
    custom: {
      ...content.custom,
      ...(places.length > 0 && { fixed_places: places }),
      ...(questions.length > 0 && { questions }),
    },
  };
}
