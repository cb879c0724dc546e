import { tellBroken } from "@/lib/domain/calendars/reading/tell-broken";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";

export const tellBrokenCalendars = () => tellBroken(database(), readClock());
