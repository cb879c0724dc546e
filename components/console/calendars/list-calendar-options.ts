import type { CalendarList } from "../resources/calendars";

/** Lists the calendars of all accounts; equal names are distinguished. */
export const listCalendarOptions = ({ calendars }: CalendarList) =>
  calendars.flatMap((account) =>
    account.subcalendars.map(({ _id: id, name, writable, busy }) => ({
      id,
      label: name === account.name ? name : `${account.name} · ${name}`,
      writable,
      busy,
    })),
  );
