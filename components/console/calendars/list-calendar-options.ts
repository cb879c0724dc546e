import type { CalendarList } from "./queries";

/** Every calendar of every account, named so that two of one name are told apart. */
export const listCalendarOptions = ({ calendars }: CalendarList) =>
  calendars.flatMap((account) =>
    account.subcalendars.map(({ _id: id, name, writable, busy }) => ({
      id,
      label: name === account.name ? name : `${account.name} · ${name}`,
      writable,
      busy,
    })),
  );
