import { pickFreeSlug, toTypeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import { LIMITS } from "@/lib/platform/http/fields";
import { buildNote } from "../import-notes/report-note";
import type { ReportSection } from "./import-report";

const MAX_DURATIONS = 8;
const MIN_MINUTES = 5;
const MAX_MINUTES = 1440;

interface ToolType {
  name: string;
  slug: string;
  active: boolean;
  public: boolean;
  description: string;
  /** Minutes. */
  duration: number;
  /** Further durations to choose from. */
  durations: readonly number[];
}

/** Returns the slug of a type on its page, and adds it to `slugs`, those that the page has already. */
export function allocateTypeSlug({ name, slug }: { name: string; slug: string | null }, slugs: Set<string>) {
  const handle = pickFreeSlug(toTypeSlug(slug ?? name), slugs);
  slugs.add(handle);
  return handle;
}

/** Builds an appointment type of an event type, without its rules of time, places and questions. */
export function buildTypeContent(type: ToolType, section: ReportSection) {
  const toMinutes = (minutes: number) => Math.min(Math.max(Math.round(minutes), MIN_MINUTES), MAX_MINUTES);
  const duration = toMinutes(type.duration);
  if (duration !== type.duration)
    section.differs.push(
      buildNote({ subject: type.slug, topic: "duration" }, "duration_changed", {
        from: type.duration,
        to: duration,
      }),
    );
  const options = [...new Set([duration, ...type.durations.map(toMinutes)])];
  const durations = options.slice(0, MAX_DURATIONS).sort((a, b) => a - b);
  const description = type.description.trim().slice(0, LIMITS.text);
  return {
    name: type.name.trim().slice(0, LIMITS.name) || type.slug,
    handle: type.slug,
    active: type.active,
    public: type.public,
    ...(description !== "" && { description }),
    custom: { duration, ...(durations.length > 1 && { durations }) },
  };
}
