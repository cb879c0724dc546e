import { instant } from "@/lib/core/time/instant";
import { tellBroken } from "@/lib/domain/calendars/reading/tell-broken";
import { database } from "@/lib/platform/db/client";

export const tellBrokenCalendars = () => tellBroken(database(), instant(Date.now()));
