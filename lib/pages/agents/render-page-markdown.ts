import type { z } from "zod";
import type { slotsResponse } from "@/lib/domain/availability/free-slots/schema";
import type { PageFacts } from "@/lib/domain/bookings/agents/schema";
import { resolvePageOrigin } from "@/lib/platform/http/page-origin";

/** Enough to show the kind of times; slots.json has the others. */
const SHOWN_TIMES = 20;

type Slots = z.input<typeof slotsResponse>;

/** Renders a booking page as Markdown for programs: the fields, the next times, and how to book. */
export function renderPageMarkdown(
  pageSlug: string,
  facts: PageFacts,
  { slots }: Slots,
  webUrl: string,
): string {
  const address = `${resolvePageOrigin()}/${pageSlug}`;
  return [
    `# ${toOneLine(facts.title)}`,
    `With ${toOneLine(facts.host)}. For people: ${facts.url}`,
    facts.message && toBlockquote(facts.message),
    "## What can be booked",
    formatList([
      facts.stay ? describeStay(facts.stay) : `Length: ${facts.durations.join(", ")} minutes`,
      `Confirmed: ${facts.confirmed === "at_once" ? "at once" : "by the host, later"}`,
      facts.times.most > 1 && `Times to propose: ${facts.times.least} to ${facts.times.most}`,
      `Clocks of the host: ${facts.timezone}`,
      facts.places.length > 0 && `Places: ${facts.places.map(toOneLine).join("; ")}`,
      `Guests the booker may bring: ${facts.guests}`,
      facts.series !== null && describeSeries(facts.series),
      facts.waiting_list !== null && "Days that are booked out have a waiting list: `waiting.json`",
      ...facts.types.map(
        ({ handle: slug, name, duration, stay }) =>
          `Type \`${slug}\`: ${toOneLine(name)}, ${stay === null ? `${duration} minutes` : `by ${stay}s`}`,
      ),
      ...facts.members.map(({ id, name }) => `Host \`${id}\`: ${toOneLine(name)}`),
    ]),
    "## What the booker is asked",
    formatList([
      "`attendee.name` and `attendee.email`: required",
      facts.phone === "required" && "`attendee.phone`: required",
      facts.company === "required" && "`attendee.company`: required",
      facts.subject !== "no" && `\`title\`: ${facts.subject}`,
      ...facts.questions.map(describeQuestion),
    ]),
    "## Next free times",
    slots.length > 0
      ? formatList(slots.slice(0, SHOWN_TIMES).map(({ start }) => start.dateTime))
      : "None in the next 14 days.",
    "## How to book",
    `All free times: \`GET ${address}/slots.json?from=2031-03-10&to=2031-03-16&timezone=Europe/Paris\``,
    `Book one of them exactly as it was answered: \`POST ${address}/bookings.json\` with JSON:`,
    `\`\`\`json\n${JSON.stringify(buildExampleBody(slots), null, 2)}\n\`\`\``,
    `The facts above as JSON: ${address}/page.json. The fields: ${webUrl}/v2/openapi.agent.json. As tools: ${webUrl}/mcp.`,
  ]
    .filter((part) => part !== "")
    .join("\n\n")
    .concat("\n");
}

const describeSeries = ({ every, times: { least, most } }: NonNullable<PageFacts["series"]>) =>
  `May repeat, as \`series\`: ${every.join(", ")}, ${least} to ${most} times; \`series.json\` shows the dates`;

const describeStay = ({ unit, least, most, check_in, check_out }: NonNullable<PageFacts["stay"]>) =>
  `Booked by ${unit}s, ${least} to ${most}: \`end\` is one of the \`ends_on\` of a slot. From ${check_in} on the first day to ${check_out} on the last`;

const buildExampleBody = ([first]: Slots["slots"]) => ({
  start: first?.start.dateTime ?? "2031-03-10T09:00:00+01:00",
  ...(first?.ends_on?.[0] !== undefined && { end: first.ends_on[0] }),
  attendee: { name: "Ana Silva", email: "ana@example.com", timezone: "Europe/Lisbon", language: "pt" },
  message: "What it is about.",
});

function describeQuestion({ key, label, kind, options, required, shown_if }: PageFacts["questions"][number]) {
  const values = options.map(({ value }) => `\`${toOneLine(value)}\``).join(", ");
  const condition = shown_if
    ? `, only where \`${shown_if.key}\` is \`${toOneLine(String(shown_if.is))}\``
    : "";
  const need = required ? "required" : "optional";
  return `\`answers.${key}\` (${kind}, ${need}${condition}): ${toOneLine(label)}${values && ` One of: ${values}`}`;
}

const formatList = (items: readonly (string | false)[]) =>
  items
    .filter((item) => item !== false)
    .map((item) => `- ${item}`)
    .join("\n");

/** Keeps a text of users in one line and escapes Markdown in it. */
const toOneLine = (text: string): string =>
  text
    .replace(/\s+/g, " ")
    .replace(/[`<>[\]]/g, "")
    .trim();

const toBlockquote = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => `> ${toOneLine(line)}`.trimEnd())
    .join("\n");
