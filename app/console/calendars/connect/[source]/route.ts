import { handleCalendarConnect } from "@/lib/pages/calendar-sign-in/handle-calendar-connect";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import { readBrowser } from "../../../../(public)/read-browser";

interface Context {
  params: Promise<{ source: string }>;
}

export const POST = async (request: Request, { params }: Context) =>
  handleCalendarConnect(request, (await params).source, await readBrowser(request.headers));

/** A reload, or a visit to the address, leads back to the form. */
export const GET = () => redirectAfterForm("/console/calendars");
