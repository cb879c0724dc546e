import type { DetailsView } from "@/lib/pages/booking/view";
import { SAMPLE_TEXTS, type SampleLang } from "./sample-texts";

export function buildSampleDetails(lang: SampleLang, hasErrors: boolean): DetailsView {
  const en = lang === "en";
  return {
    series: null,
    heading: en ? "Your details" : "Ihre Angaben",
    chosen: {
      heading: en ? "Chosen time" : "Gewählter Termin",
      items: [
        {
          value: "1",
          day: SAMPLE_TEXTS[lang].day,
          time: "10:00–10:30",
          hostTime: en ? "09:00–09:30 in London" : "09:00–09:30 in London (Gastgeberin)",
          lost: hasErrors,
        },
      ],
      zone: SAMPLE_TEXTS[lang].zoneName,
      change: { href: "?step=times", label: SAMPLE_TEXTS[lang].change },
    },
    action: "/sample/book",
    hidden: [],
    work: null,
    errors: hasErrors
      ? {
          title: en ? "Two things are missing" : "Zwei Angaben fehlen noch",
          items: [
            { href: "#email", label: emailError(en) },
            { href: "#place", label: en ? "Choose a place" : "Wählen Sie einen Ort" },
          ],
        }
      : null,
    nearest: hasErrors
      ? {
          text: en
            ? "10:00 has just been taken. The nearest free times:"
            : "10:00 wurde gerade vergeben. Die nächsten freien Zeiten:",
          times: ["10:30", "11:30", "14:00"].map((label) => ({ value: label, label })),
        }
      : null,
    fields: sampleFields(lang, hasErrors),
    folds: [],
    submit: en ? "Send request" : "Terminanfrage senden",
    note: en ? "Ana answers by e-mail, usually within a day." : null,
  };
}

const emailError = (en: boolean) =>
  en
    ? "Enter an e-mail address like name@example.org"
    : "Geben Sie eine E-Mail-Adresse wie name@example.org ein";

const field = {
  as: "field" as const,
  kind: "text" as const,
  value: "",
  required: true,
  optional: null,
  hint: null,
  placeholder: null,
  autoComplete: null,
  maxLength: null,
  error: null,
};

function sampleFields(lang: SampleLang, hasErrors: boolean): DetailsView["fields"] {
  const en = lang === "en";
  return [
    { ...field, id: "name", name: "name", label: "Name", value: "Jo Berg", autoComplete: "name" },
    {
      ...field,
      kind: "email",
      id: "email",
      name: "email",
      label: en ? "E-mail address" : "E-Mail-Adresse",
      value: hasErrors ? "jo@" : "",
      autoComplete: "email",
      hint: en ? "The confirmation goes here." : "Hierhin geht die Terminbestätigung.",
      error: hasErrors ? emailError(en) : null,
    },
    samplePlace(lang, hasErrors),
    {
      ...field,
      kind: "textarea",
      id: "message",
      name: "message",
      label: en ? "Message" : "Nachricht",
      required: false,
      optional: "optional",
      placeholder: en ? "What is it about?" : "Worum geht es?",
    },
  ];
}

function samplePlace(lang: SampleLang, hasErrors: boolean): DetailsView["fields"][number] {
  const en = lang === "en";
  return {
    as: "choice",
    id: "place",
    name: "place",
    legend: en ? "Place" : "Ort",
    multiple: false,
    options: [
      {
        value: "video",
        label: en ? "Video call" : "Videokonferenz",
        detail: en ? "The link comes by e-mail" : "Der Link kommt per E-Mail",
        checked: !hasErrors,
      },
      {
        value: "office",
        label: en ? "Office" : "Geschäftsräume",
        detail: "Rosenthaler Straße 38, 10178 Berlin",
        checked: false,
      },
    ],
    other: null,
    error: hasErrors ? (en ? "Choose a place" : "Wählen Sie einen Ort") : null,
  };
}
