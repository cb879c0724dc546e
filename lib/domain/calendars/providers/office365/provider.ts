import { z } from "zod";
import { parseApiResponse } from "@/lib/domain/calendars/oauth/request-provider-api";
import type { ProviderTokens } from "@/lib/domain/calendars/oauth/tokens";
import { PaginationGuard } from "@/lib/domain/calendars/pagination-guard";
import type { CalendarProvider, FoundSubcalendar } from "@/lib/domain/calendars/provider";
import { microsoftEntries } from "./entries";
import { fetchCalendarView } from "./fetch-calendar-view";
import { type MicrosoftAccess, requestGraph } from "./requests";
import { microsoftWatcher } from "./watcher";

/** Microsoft 365 and Outlook.com, by Microsoft Graph and delta links. Access ends with its tokens. */
export const office365: CalendarProvider<ProviderTokens> = {
  async connect(access) {
    const { delegation } = access.credentials;
    if (delegation) {
      const { subject: sourceId } = delegation;
      const subcalendars = await listSubcalendars(access);
      return { sourceId, name: sourceId, subcalendars, credentials: access.credentials };
    }
    const me = parseApiResponse(profile, await requestGraph(access, "/me?$select=id,mail,userPrincipalName"));
    return {
      sourceId: me.id,
      name: me.mail ?? me.userPrincipalName ?? "Microsoft 365",
      subcalendars: await listSubcalendars(access),
      credentials: access.credentials,
    };
  },
  listSubcalendars,
  fetchChanges: fetchCalendarView,
  entries: microsoftEntries,
  watcher: microsoftWatcher,
};

const profile = z.object({
  id: z.string().min(1).max(255),
  mail: z.string().nullish(),
  userPrincipalName: z.string().nullish(),
});

const page = z.object({
  value: z.array(
    z.object({
      id: z.string().min(1),
      name: z.string().nullish(),
      hexColor: z.string().nullish(),
      canEdit: z.boolean().nullish(),
      canShare: z.boolean().nullish(),
      isDefaultCalendar: z.boolean().nullish(),
    }),
  ),
  "@odata.nextLink": z.string().optional(),
});

async function listSubcalendars(access: MicrosoftAccess): Promise<FoundSubcalendar[]> {
  const found: FoundSubcalendar[] = [];
  const guard = new PaginationGuard();
  let next: string | undefined =
    "/me/calendars?$select=id,name,hexColor,canEdit,canShare,isDefaultCalendar&$top=100";
  while (next) {
    const response: z.output<typeof page> = parseApiResponse(page, await requestGraph(access, next));
    for (const { id, name, hexColor, canEdit, canShare, isDefaultCalendar } of response.value)
      found.push({
        sourceId: id,
        name: name || "Calendar",
        primary: isDefaultCalendar ?? false,
        writable: canEdit ?? false,
        busy: canShare ?? false, // shared calendars, which only the owner can share on, are not busy by default
        colour: /^#[0-9a-f]{6}$/i.exec(hexColor ?? "")?.[0].toLowerCase() ?? null,
        version: null,
      });
    next = guard.advance(response["@odata.nextLink"]);
  }
  return found;
}
