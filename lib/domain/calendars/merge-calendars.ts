import { buildFieldProblem } from "@/lib/domain/contracts/problem";
import { omitUndefined } from "@/lib/platform/db/omit-undefined";
import type { CalendarInput, SubcalendarInput } from "./schema";
import type { CalendarListRow } from "./serialize";

type Calendar = CalendarListRow["calendars"][number];
type Subcalendar = Calendar["subcalendars"][number];

/** Merges the calendars of a body into the stored ones; those that it does not name stay. */
export const mergeCalendars = (stored: readonly Calendar[], sent: readonly CalendarInput[]) =>
  mergeItems(stored, sent, "/calendars", (calendar, input, pointer) => ({
    ...calendar,
    ...omitUndefined({ accessBroken: input.access_broken }),
    ...(input.access_broken === false && { brokenReason: null }),
    subcalendars: mergeItems(
      calendar.subcalendars.map((one) => ({
        ...one,
        ...omitUndefined({ display: input.display, busy: input.busy }),
      })),
      input.subcalendars ?? [],
      `${pointer}/subcalendars`,
      mergeSubcalendar,
    ),
  }));

const mergeSubcalendar = (subcalendar: Subcalendar, input: SubcalendarInput): Subcalendar => ({
  ...subcalendar,
  ...omitUndefined({
    display: input.display,
    busy: input.busy,
    writable: input.writable,
    copyBusy: input.copy_busy,
    bcolor: input.bcolor,
    fcolor: input.fcolor,
    colorId: input.color_id,
  }),
});

interface Item {
  id: string;
  source: string;
  sourceId: string | null;
  name: string;
  primary: boolean;
}

interface Input {
  _id?: string | undefined;
  source?: string | undefined;
  source_id?: string | null | undefined;
  name?: string | undefined;
  primary?: boolean | undefined;
}

/** Merges each input into its item. A new primary item replaces the previous one. */
function mergeItems<I extends Item, In extends Input>(
  stored: readonly I[],
  sent: readonly In[],
  pointer: string,
  merge: (item: I, input: In, pointer: string) => I,
): I[] {
  let items = [...stored];
  let primary: string | undefined;
  for (const [index, input] of sent.entries()) {
    const at = `${pointer}/${index}`;
    const { id } = findItem(items, input, at);
    if (input.primary && primary !== undefined && primary !== id)
      throw buildFieldProblem(`${at}/primary`, "duplicate", "Only one can be the primary one");
    if (input.primary) primary = id;
    items = items.map((item) => {
      if (item.id !== id) return input.primary ? { ...item, primary: false } : item;
      return { ...merge(item, input, at), ...omitUndefined({ name: input.name, primary: input.primary }) };
    });
  }
  return items;
}

function findItem<I extends Item>(items: readonly I[], input: Input, pointer: string): I {
  const { _id, source, source_id: sourceId, name } = input;
  const criteria = Object.entries(
    _id ? { id: _id } : omitUndefined({ source, ...(sourceId ? { sourceId } : { name }) }),
  ) as [keyof Item, string][];
  if (criteria.length === 0)
    throw buildFieldProblem(
      `${pointer}/_id`,
      "required",
      "is required, unless source_id or name says which one",
    );
  const [found, another] = items.filter((item) => criteria.every(([key, value]) => item[key] === value));
  const at = _id ? `${pointer}/_id` : pointer;
  if (!found) throw buildFieldProblem(at, "unknown", "is none of this user's calendars", "not_found");
  if (another) throw buildFieldProblem(at, "ambiguous", "fits several calendars: say which one by _id");
  return found;
}
