import { describeHost, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { askedParams, type EventContext } from "@/lib/pages/event/event-context";
import { placeView } from "@/lib/pages/event/event-view";
import { fieldMaker } from "@/lib/pages/event/form-view";
import { pollView } from "@/lib/pages/event/poll-view";
import type { OpenPollView } from "@/lib/pages/event/view";
import { frameView } from "@/lib/pages/frame/frame-view";
import { hoursView, zoneView } from "@/lib/pages/frame/reader-controls";
import { newToken } from "@/lib/platform/crypto/token";
import { LIMITS } from "@/lib/platform/http/fields";
import { isolate } from "@/lib/platform/i18n/isolate";
import { pollHref } from "./poll-href";

/** What whoever has the link is asked; null where there is nothing to choose from. */
export function openPollView(context: EventContext): OpenPollView | null {
  const { visitor, manner, asked, now, t, draftGone, zoneGuessed, zoneOptions } = context;
  const { event } = visitor;
  const poll = pollView(context);
  if (!poll) return null;
  const href = (change = {}) => pollHref(event.id, asked, change);
  const field = fieldMaker(context, "vote");
  const page = new URLSearchParams(href().split("?")[1]);
  return {
    frame: frameView(manner.lang, { title: event.title, secret: true }, (lang) => href({ lang }), {
      embed: asked.embed,
    }),
    banner: draftGone ? { tone: "info", title: t("eventPage.done.expired"), text: null, links: [] } : null,
    title: event.title,
    text: t("polls.joinText", { name: isolate(manner.lang, describeHost(event).name) }),
    place: poll.sections.some(({ id }) => id === "places") ? null : placeView(context),
    hours: hoursView(t, manner, (hourCycle) => href({ hourCycle })),
    zone: zoneView(t, manner, {
      at: pickSpans(event)[0]?.start ?? now,
      options: zoneOptions,
      allHref: `${href()}${page.size > 0 ? "&" : "?"}zones=all`,
      action: pollHref(event.id, { ...asked, lang: null, zone: null, hourCycle: null, embed: false }),
      hidden: askedParams({ ...asked, zone: null })
        .filter(([name]) => name !== "key")
        .map(([name, value]) => ({ name, value })),
      locked: null,
      guessed: zoneGuessed,
    }),
    poll: { ...poll, action: pollHref(event.id, asked, {}, "/answer") },
    person: {
      heading: t("polls.joinHeading"),
      // The same form sent twice takes part once.
      hidden: [{ name: "form", value: newToken() }],
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
