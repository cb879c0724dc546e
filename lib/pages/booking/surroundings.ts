import { dressFrame } from "@/lib/pages/frame/dress-frame";
import { frameView } from "@/lib/pages/frame/frame-view";
import { headView } from "./head-view";
import { ownerView } from "./owner-view";
import type { BookingView } from "./view";
import { hrefWith, type ViewContext } from "./view-context";

/** What every booking page shows around its step. */
export function surroundings(
  context: ViewContext,
): Pick<BookingView, "frame" | "cover" | "owner" | "leadsTo"> {
  const { query, reader, page } = context;
  return {
    frame: dressFrame(
      frameView(
        reader.lang,
        headView(context),
        reader.langLocked ? null : (lang) => hrefWith(context, { lang }),
        { embed: query.embed, help: !page.custom.hide_support },
      ),
      page.look,
      page.custom,
    ),
    cover: page.custom.cover ?? null,
    owner: ownerView(context),
    leadsTo: page.custom.redirect_url || null,
  };
}
