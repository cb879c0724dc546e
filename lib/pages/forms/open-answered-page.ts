import type { Instant } from "@/lib/core/time/instant";
import { type LocalText, sayText } from "@/lib/domain/booking-pages/questions/say-text";
import { findOutcome } from "@/lib/domain/bookings/forms/responses/find-outcome";
import type { Target } from "@/lib/domain/bookings/forms/target-schema";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressFrame } from "@/lib/pages/frame/dress-frame";
import { frameView } from "@/lib/pages/frame/frame-view";
import { splitParagraphs } from "@/lib/pages/frame/paragraphs";
import type { Browser } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { findPublicForm, formPath } from "./find-public-form";
import { buildFormContext, type FormContext, frameParams, readFormQuery } from "./form-context";
import type { FormPageView } from "./view";
import { withCampaign } from "./with-campaign";

interface AnsweredVisit {
  handle: string;
  search: URLSearchParams;
  browser: Browser;
  now: Instant;
}

/** What is said where the answers lead to no page; null if there is no such form. */
export async function openAnsweredPage(
  db: Db,
  { handle, search, browser, now }: AnsweredVisit,
): Promise<FormPageView | null> {
  const form = await findPublicForm(db, handle);
  if (!form) return null;
  const query = readFormQuery(search);
  const context = buildFormContext(form, query, browser);
  const { reader, t } = context;
  const token = search.get("via") ?? "";
  const path = formPath(form);
  const to = await findOutcome(db, form, token, now);
  const { title, paragraphs } = describeOutcome(context, to);
  const frame = Object.fromEntries(frameParams(query));
  const here = withQuery(`${path}/answered`, { via: token, ...frame });
  return {
    frame: dressFrame(
      frameView(reader.lang, { title, secret: true }, (lang) => withQuery(here, { lang }), {
        embed: query.embed,
      }),
      await readLook(db, asOrganizationId(form.organizationId)),
    ),
    title,
    paragraphs,
    banner: null,
    form: null,
    links: [
      ...(to?.url === undefined
        ? []
        : [{ href: withCampaign(to.url, query.utm), label: t("booking.continue"), leavesFrame: true }]),
      { href: withQuery(path, { lang: reader.lang, ...frame }), label: t("forms.again") },
    ],
    leadsTo: [],
  };
}

/** A page that was closed or deleted is told of politely; what was answered is kept all the same. */
function describeOutcome({ form, reader, t }: FormContext, to: Target | null) {
  if (to?.message !== undefined) {
    const title = sayText(form.title as LocalText, reader.lang);
    return { title, paragraphs: splitParagraphs(sayText(to.message, reader.lang)) };
  }
  const leadsNowhere = to !== null && to.state !== "open";
  return leadsNowhere
    ? { title: t("forms.nowhereTitle"), paragraphs: [t("forms.nowhereText")] }
    : { title: t("forms.thanksTitle"), paragraphs: [t("forms.thanksText")] };
}
