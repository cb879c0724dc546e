import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { getDatabase } from "@/lib/platform/db/client";
import { handlePageForm } from "./handle-page-form";
import { submitAddress } from "./submit-address";

/** POST /<nickname>/address: responds 303 to the times for the typed address, or back to the form. */
export const handleAddressForm = (
  request: Request,
  slug: string,
  browser: BrowserPreferences,
): Promise<Response> =>
  handlePageForm(request, {
    slug,
    browser,
    limit: ["search", "address "],
    submit: (data, now) => submitAddress(getDatabase(), { slug, data, now }),
  });
