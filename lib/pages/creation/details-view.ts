import type { Host } from "@/lib/core/slots/schedule";
import type { NewMail } from "@/lib/domain/mail/keep-mails";
import { fieldView } from "@/lib/pages/frame/form-parts";
import { zoneView } from "@/lib/pages/frame/reader-controls";
import type { FieldView } from "@/lib/pages/frame/view";
import { LIMITS } from "@/lib/platform/http/fields";
import { formatDuration } from "@/lib/platform/i18n/format";
import type { Issue } from "./check-creation";
import { LENGTHS_MINUTES } from "./creation-query";
import type { DetailsStepView, MailLine, RowView } from "./view";
import { type WeekContext, weekView } from "./week-view";

interface Parts {
  issues: readonly Issue[];
  /** The organiser's own time, where it may be shown. */
  host: Host | null;
  /** The mail, why there is none, or null as long as nobody asks. */
  preview: NewMail | "nobody" | "faulty" | null;
  /** Markup of all zones, where somebody without JavaScript asked for them. */
  zoneOptions: string | null;
}

/** Empty rows below those that are filled in. */
const SPARE_TIMES = 2;
const SPARE_PLACES = 1;

/** Step 2. */
export function detailsView(
  context: WeekContext,
  { issues, host, preview, zoneOptions }: Parts,
): DetailsStepView {
  const { creation, reader, now, t } = context;
  const field = (name: string, id: string, label: string, value: string, change: Partial<FieldView> = {}) =>
    fieldView(t, {
      name,
      id,
      label,
      value,
      error: issues.find((issue) => issue.field === id)?.text ?? null,
      ...change,
    });
  const bare = { required: false, optional: null };
  const { people, times, places } = creation;
  const invited = people.length;
  return {
    name: "details",
    heading: t("creation.details.heading"),
    invitees: {
      text: invited === 0 ? t("creation.details.nobody") : t("creation.details.invitees", { count: invited }),
      names: people.map(({ name, email }) => name || email).join(", "),
      change: t("creation.details.change"),
    },
    texts: [
      field("et", "et", t("eventPage.step.title"), creation.title, { maxLength: LIMITS.title }),
      field("em", "em", t("creation.details.message"), creation.message, {
        kind: "textarea",
        required: false,
        optional: t("details.optional"),
        hint: t("creation.details.messageHint"),
        maxLength: LIMITS.text,
      }),
    ],
    times: {
      heading: t("creation.details.times"),
      text: t("creation.details.timesText"),
      zone: zoneView(t, reader, {
        at: now,
        options: zoneOptions,
        allHref: "",
        action: "",
        hidden: [],
        locked: null,
        guessed: reader.zoneGuessed,
      }),
      length: {
        label: t("creation.details.length"),
        options: LENGTHS_MINUTES.map((minutes) => ({
          value: String(minutes),
          label: formatDuration(reader.lang, minutes),
          chosen: minutes === creation.length,
        })),
      },
      week: weekView(context, host, issues),
      exact: {
        heading: t("creation.details.exact"),
        text: t("creation.details.exactText"),
        rows: rowsOf(times, SPARE_TIMES, { date: "", from: "", until: "" }).map((time, row): RowView => {
          const legend = t("creation.details.exactRow", { count: row + 1 });
          return {
            id: `time-${row}`,
            legend,
            fields: [
              field("date", `date-${row}`, t("eventPage.step.date"), time.date, { ...bare, kind: "date" }),
              field("from", `from-${row}`, t("eventPage.step.from"), time.from, { ...bare, kind: "time" }),
              field("until", `until-${row}`, t("eventPage.step.until"), time.until, {
                ...bare,
                kind: "time",
              }),
            ],
            drop: row < times.length ? dropOf(context, "time", row, legend) : null,
          };
        }),
        more: t("creation.details.more"),
      },
    },
    places: {
      heading: t("eventPage.step.places"),
      text: t("creation.details.placesText"),
      rows: rowsOf(places, SPARE_PLACES, { name: "", address: "" }).map((place, row): RowView => {
        const legend = t("creation.details.placeRow", { count: row + 1 });
        return {
          id: `place-row-${row}`,
          legend,
          fields: [
            field("place", `place-${row}`, t("creation.details.placeName"), place.name, {
              ...bare,
              maxLength: LIMITS.name,
            }),
            field("address", `address-${row}`, t("creation.details.placeAddress"), place.address, {
              ...bare,
              maxLength: LIMITS.text,
            }),
          ],
          drop: row < places.length ? dropOf(context, "place", row, place.name || legend) : null,
        };
      }),
      more: t("creation.details.more"),
    },
    preview: {
      heading: t("creation.details.preview"),
      text: t("creation.details.previewText"),
      submit: t(preview === null ? "creation.details.previewShow" : "creation.details.previewAgain"),
      shown: shownOf(context, preview),
    },
    note: t("creation.details.note", { count: invited }),
    submit: t("creation.details.submit"),
    back: t("creation.details.back"),
  };
}

const rowsOf = <Row>(rows: readonly Row[], spare: number, empty: Row): Row[] => [
  ...rows,
  ...Array.from({ length: spare }, () => empty),
];

const dropOf = ({ t }: WeekContext, what: "time" | "place", row: number, name: string) => ({
  go: `drop-${what}-${row}`,
  label: t("creation.details.remove", { name }),
});

function shownOf({ t }: WeekContext, preview: Parts["preview"]): DetailsStepView["preview"]["shown"] {
  if (preview === null) return null;
  if (preview === "nobody") return t("creation.details.previewNobody");
  if (preview === "faulty") return t("creation.details.previewFaulty");
  const { text, facts, quote, button, notes } = preview.content;
  const lines: MailLine[] = [
    { as: "text", text },
    ...facts.map((fact): MailLine => ({ as: "fact", ...fact })),
    ...(quote ? [{ as: "quote" as const, label: quote.by, lines: quote.text.split("\n") }] : []),
    ...(button ? [{ as: "button" as const, text: button.label }] : []),
    ...notes.map((note): MailLine => ({ as: "note", text: note })),
  ];
  return {
    to: t("creation.details.previewTo", { name: preview.recipient }),
    subject: preview.subject,
    lines,
  };
}
