import { describeEventHost, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { buildPlaceView } from "@/lib/pages/event/build-event-view";
import { buildPollView } from "@/lib/pages/event/build-poll-view";
import { type EventContext, toEventParams } from "@/lib/pages/event/event-context";
import { createEventFieldBuilder } from "@/lib/pages/event/form-view";
import type { OpenPollView } from "@/lib/pages/event/view";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildHourCycleView, buildZoneControl } from "@/lib/pages/page-shell/locale-controls";
import { generateToken } from "@/lib/platform/crypto/token";
import { LIMITS } from "@/lib/platform/http/fields";
import { wrapBidiIsolate } from "@/lib/platform/i18n/wrap-bidi-isolate";
import { buildPollHref } from "./build-poll-href";

/** The poll for a visitor with its link; null without options. */
export function buildOpenPollView(context: EventContext): OpenPollView | null {
  const { visitor, dateTimeStyle, eventQuery, now, t, draftGone, zoneGuessed, zoneOptions } = context;
  const { event } = visitor;
  const poll = buildPollView(context);
  if (!poll) return null;
  const href = (change = {}) => buildPollHref(event.id, eventQuery, change);
  const field = createEventFieldBuilder(context, "vote");
  const page = new URLSearchParams(href().split("?")[1]);
  return {
    shell: buildPageShell(
      dateTimeStyle.lang,
      { title: event.title, secret: true },
      (lang) => href({ lang }),
      {
        embed: eventQuery.embed,
        reader: { zone: dateTimeStyle.zone, zoneGuessed },
      },
    ),
    banner: draftGone ? { tone: "info", title: t("eventPage.done.expired"), text: null, links: [] } : null,
    title: event.title,
    text: t("polls.joinText", { name: wrapBidiIsolate(dateTimeStyle.lang, describeEventHost(event).name) }),
    place: poll.sections.some(({ id }) => id === "places") ? null : buildPlaceView(context),
    hours: buildHourCycleView(t, dateTimeStyle, (hourCycle) => href({ hourCycle })),
    zone: buildZoneControl(t, dateTimeStyle, {
      at: pickSpans(event)[0]?.start ?? now,
      options: zoneOptions,
      allHref: `${href()}${page.size > 0 ? "&" : "?"}zones=all`,
      action: buildPollHref(event.id, {
        ...eventQuery,
        lang: null,
        zone: null,
        hourCycle: null,
        embed: false,
      }),
      hidden: toEventParams({ ...eventQuery, zone: null })
        .filter(([name]) => name !== "key")
        .map(([name, value]) => ({ name, value })),
      locked: null,
    }),
    poll: { ...poll, action: buildPollHref(event.id, eventQuery, {}, "/answer") },
    person: {
      heading: t("polls.joinHeading"),
      // A form that is sent twice adds one participant.
      hidden: [{ name: "form", value: generateToken() }],
      fields: [
        field("name", t("polls.joinName"), { autoComplete: "name", maxLength: LIMITS.name }),
        field("email", t("polls.joinEmail"), {
          kind: "email",
          autoComplete: "email",
          maxLength: LIMITS.email,
          required: false,
          optional: t("details.optional"),
          hint: t("polls.joinEmailHint"),
        }),
      ],
    },
  };
}
