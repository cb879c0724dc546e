import { handlePageForm } from "@/lib/pages/booking/handle-page-form";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { getDatabase } from "@/lib/platform/db/client";
import { submitWaiting } from "./submit-waiting";

/**
 * POST /<nickname>/wait: responds 303 to the page of the entry, to the page that asks for a code, or back to the form.
 */
export const handleWaitingForm = (
  request: Request,
  slug: string,
  browser: BrowserPreferences,
): Promise<Response> =>
  handlePageForm(request, {
    slug,
    browser,
    limit: ["booking"],
    submit: (data, now) => submitWaiting(getDatabase(), { slug, data, browser, now }),
  });
