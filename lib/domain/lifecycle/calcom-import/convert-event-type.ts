import { httpUrl, LIMITS } from "@/lib/platform/http/fields";
import { allocateTypeSlug, buildTypeContent } from "../tool-import/build-type-content";
import type { ReportSection } from "../tool-import/import-report";
import { convertPlaces } from "./convert-places";
import { convertQuestions, isPhoneField } from "./convert-questions";
import { convertRules } from "./convert-rules";
import type { EventType } from "./resources";

/** Converts an event type. `slugs`: those that its page has already. */
export function convertEventType(type: EventType, slugs: Set<string>, section: ReportSection) {
  const slug = allocateTypeSlug({ name: type.title, slug: type.slug }, slugs);
  const fields = type.bookingFields ?? [];
  const { places, missing } = convertPlaces(type.locations ?? [], slug);
  const { questions, differs } = convertQuestions(fields, slug);
  const rules = convertRules(type, slug);
  section.missing.push(...missing);
  section.differs.push(...differs, ...rules.notes);
  const content = buildTypeContent(
    {
      name: type.title,
      slug,
      active: true,
      public: !type.hidden,
      description: type.description ?? "",
      duration: type.lengthInMinutes,
      durations: type.lengthInMinutesOptions ?? [],
    },
    section,
  );
  const title = convertTitle(type);
  const redirect = httpUrl.safeParse(type.successRedirectUrl ?? undefined).data;
  const asksPhone = fields.some((field) => isPhoneField(field) && field.required && !field.hidden);
  return {
    ...content,
    custom: {
      ...content.custom,
      ...rules.custom,
      ...(title && { auto_title: title }),
      ...(redirect && { redirect_url: redirect }),
      ...(asksPhone && { ask_phone: true }),
      ...(places.length > 0 && { fixed_places: places }),
      ...(questions.length > 0 && { questions }),
    },
  };
}

/** Converts a title with variables; one with variables that do not exist here is left out. */
function convertTitle({ customName, title }: EventType): string | null {
  const converted = (customName ?? "")
    .replaceAll("{Event type title}", title)
    .replaceAll("{Scheduler}", "{{invitee}}")
    .replaceAll(/\{Organi[sz]er\}/g, "{{me}}")
    .trim();
  const isComplete = !/(?<!\{)\{(?!\{)/.test(converted);
  return converted !== "" && isComplete ? converted.slice(0, LIMITS.title) : null;
}
