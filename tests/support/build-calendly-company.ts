import { type OfferRules, RULE_VALUES } from "@/lib/core/slots/inference/offer-rules";
import { createRandom } from "@/lib/core/slots/testing/create-random";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { fromLocalEpochDay, toLocalEpochDay } from "@/lib/core/time/zone";
import type { AvailabilitySchedule } from "@/lib/domain/lifecycle/calendly-import/resources";
import type {
  CalendlyCompany,
  CalendlyEvent,
  CalendlyEventType,
  CalendlyPerson,
} from "./start-calendly-server";

const ORIGIN = "https://api.calendly.com";
const ZONE = "Europe/Berlin";
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];

interface CompanyOptions {
  people: number;
  seed?: number;
  /** Meetings to come, of all people together. */
  events?: number;
  typesPerPerson?: number;
  domain?: string;
}

/** Builds a company whose people have random hours, rules and meetings. */
export function buildCalendlyCompany({
  people: count,
  seed = 1,
  events: eventCount = count * 20,
  typesPerPerson = 2,
  domain = "example.com",
}: CompanyOptions): CalendlyCompany {
  const random = createRandom(seed);
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)] as T;
  const slug = domain.split(".")[0] ?? "x";
  const people = Array.from({ length: count }, (_, index) => buildPerson(index, slug, domain, pick));
  const eventTypes = people.flatMap(({ user }, index) =>
    Array.from({ length: typesPerPerson }, (_, type) => buildType(user.uri, `${index}-${type}`, pick)),
  );
  const today = toLocalEpochDay(ZONE, asInstant(Date.now()));
  const pickTime = () => {
    const day = today + 1 + Math.floor(random() * 30);
    const start = fromLocalEpochDay(ZONE, day, 540 + 15 * Math.floor(random() * 32));
    return { start, end: asInstant(start + pick([15, 30, 45, 60]) * MINUTE) };
  };
  for (const person of people) person.busy = Array.from({ length: eventCount > 0 ? 20 : 0 }, pickTime);
  const events = Array.from({ length: eventCount }, (_, index): CalendlyEvent => {
    const type = eventTypes[index % Math.max(eventTypes.length, 1)];
    const time = pickTime();
    const uri = `${ORIGIN}/scheduled_events/${seed}-${index}`;
    return { ...time, uri, user: type?.owner ?? "", eventType: type?.resource.uri ?? "" };
  });
  return {
    uri: `${ORIGIN}/organizations/${seed}`,
    people,
    eventTypes,
    events,
    routingForms: [buildForm(slug)],
  };
}

type Pick = <T>(values: readonly T[]) => T;

function buildPerson(index: number, slug: string, domain: string, pick: Pick): CalendlyPerson {
  const uri = `${ORIGIN}/users/${slug}-${index}`;
  const user = {
    uri,
    ...{
      name: `Person ${index} Example`,
      slug: `${slug}-person-${index}`,
      email: `Person${index}@${domain}`,
    },
    timezone: ZONE,
    locale: "de",
    scheduling_url: `https://calendly.com/${slug}-person-${index}`,
  };
  const days = [pick(["09:00", "08:30", "10:00"]), pick(["16:00", "17:00", "18:00"])] as const;
  return {
    user,
    role: index === 0 ? "owner" : "user",
    schedules: [
      buildSchedule(uri, "Evenings", false, ["tuesday", "thursday"], ["17:00", "20:00"]),
      buildSchedule(
        uri,
        "Working hours",
        true,
        ["monday", "tuesday", "wednesday", "thursday", "friday"],
        days,
      ),
    ],
    busy: [],
  };
}

function buildSchedule(
  user: string,
  name: string,
  isDefault: boolean,
  days: readonly string[],
  [from, to]: readonly [string, string],
): AvailabilitySchedule {
  const weekdays = WEEKDAYS.map((wday) => ({
    type: "wday",
    wday,
    intervals: days.includes(wday) ? [{ from, to }] : [],
  }));
  const date = new Date(Date.now() + 10 * DAY).toISOString().slice(0, 10);
  const rules = [...weekdays, { type: "date", date, intervals: [] }];
  return { uri: `${user}/schedules/${name}`, default: isDefault, name, user, timezone: ZONE, rules };
}

function buildType(owner: string, id: string, pick: Pick): CalendlyEventType {
  const duration = pick([15, 30, 45, 60]);
  const rules: OfferRules = {
    step: pick([15, 30, 60, duration]),
    align: 1,
    bufferBefore: pick([0, 0, 10, 15, 30]),
    bufferAfter: pick([0, 0, 10, 15, 30]),
    minimumNotice: pick(RULE_VALUES.minimumNotice.slice(0, 16)),
    daysAfter: pick([null, 14, 21, 30, 45]),
    perDay: pick([null, null, 1, 2, 3]),
    perWeek: null,
  };
  const resource = {
    uri: `${ORIGIN}/event_types/${id}-${owner.split("/").at(-1)}`,
    name: `Call ${id}`,
    active: true,
    slug: `call-${id}`,
    duration,
    kind: "solo",
    pooling_type: null,
    type: "StandardEventType",
    description_plain: "We talk.",
    secret: false,
    deleted_at: null,
    profile: { type: "User", name: "Somebody", owner },
    locations: [{ kind: "google_conference" }, { kind: "physical", location: "Main street 1" }],
    custom_questions: [
      {
        name: "What is it about?",
        type: "text",
        position: 0,
        enabled: true,
        required: true,
        answer_choices: [],
        include_other: false,
      },
      {
        name: "Size of your team",
        type: "single_select",
        position: 1,
        enabled: true,
        required: false,
        answer_choices: ["1", "2 to 10", "More"],
        include_other: true,
      },
    ],
  };
  return { resource, owner, schedule: pick([0, 1, 1]), rules, hosts: [owner] };
}

const buildForm = (slug: string) => ({
  uri: `${ORIGIN}/routing_forms/${slug}`,
  name: `Contact ${slug}`,
  status: "published",
  questions: [
    { name: "Your name", type: "name", required: true, answer_choices: null },
    { name: "Topic", type: "radios", required: true, answer_choices: ["Sales", "Support"] },
  ],
});
