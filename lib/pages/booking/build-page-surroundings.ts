import { applyPageBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildHeadView } from "./build-head-view";
import { buildOwnerView } from "./build-owner-view";
import type { BookingView } from "./view";
import { buildStateHref, type ViewContext } from "./view-context";

/** Builds the parts that every step of the booking page shows. */
export function buildPageSurroundings(
  context: ViewContext,
): Pick<BookingView, "shell" | "cover" | "owner" | "leadsTo"> {
  const { query, reader, page } = context;
  return {
    shell: applyPageBranding(
      buildPageShell(
        reader.lang,
        buildHeadView(context),
        reader.langLocked ? null : (lang) => buildStateHref(context, { lang }),
        { embed: query.embed, help: !page.settings.hide_support, meetings: page.slug, reader },
      ),
      page.branding,
      page.settings,
    ),
    cover: page.settings.cover ?? null,
    owner: buildOwnerView(context),
    leadsTo: page.settings.redirect_url || null,
  };
}
