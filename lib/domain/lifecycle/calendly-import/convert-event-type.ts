import { pickFreeSlug, toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { LIMITS } from "@/lib/platform/http/fields";
import { convertPlaces } from "./convert-places";
import { convertQuestions } from "./convert-questions";
import type { ReportSection } from "./import-report";
import type { EventType } from "./resources";

/** The path of a page here. */
const MAX_DURATIONS = 8;
const MIN_MINUTES = 5;
const MAX_MINUTES = 1440;

/** Converts what Calendly tells of an event type, except its rules of time. `slugs`: those that its page has already. */
export function convertEventType(type: EventType, slugs: Set<string>, section: ReportSection) {
  const handle = pickFreeSlug(toTypeSlug(type.slug ?? type.name), slugs);
  slugs.add(handle);
  const { places, missing } = convertPlaces(type.locations ?? [], handle);
  const { questions, differs } = convertQuestions(type.custom_questions ?? [], handle);
  section.missing.push(...missing);
  section.differs.push(...differs);
  const duration = Math.min(Math.max(type.duration, MIN_MINUTES), MAX_MINUTES);
  if (duration !== type.duration)
    section.differs.push({ what: `${handle}: duration`, why: `${type.duration} minutes become ${duration}` });
  if (type.kind === "group")
    section.missing.push({
      what: `${handle}: seats`,
      why: "Calendly does not tell how many may book a meeting; set `seats`",
    });
  if (type.booking_method === "poll")
    section.missing.push({
      what: `${handle}: poll`,
      why: "meeting polls of Calendly are not read; this is a page to book",
    });
  const options = [...new Set([duration, ...(type.duration_options ?? [])])];
  const durations = options.slice(0, MAX_DURATIONS).sort((a, b) => a - b);
  const description = (type.description_plain ?? "").trim().slice(0, LIMITS.text);
  return {
    name: type.name.trim().slice(0, LIMITS.name) || handle,
    handle,
    active: type.active,
    public: !type.secret,
    ...(description !== "" && { description }),
    custom: {
      duration,
      ...(durations.length > 1 && { durations }),
      ...(places.length > 0 && { fixed_places: places }),
      ...(questions.length > 0 && { questions }),
    },
  };
}
