import { notifyBrokenCalendars } from "@/lib/domain/calendars/sync/notify-broken-calendars";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";

export const notifyBrokenCalendarsTask = () => notifyBrokenCalendars(getDatabase(), readClock());
