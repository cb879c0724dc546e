"use client";
import { lazy, Suspense } from "react";
import { TextInput } from "../../form/fields";
import { NumberInput } from "../../form/number-input";
import { useText } from "../../texts";
import { AllowedDomainsField, ContactField } from "../booker-fields";
import { makeFlag, type SettingContext, type SettingSection } from "./setting";

/** A chunk that loads beside the page, as few users edit questions. */
const QuestionsInput = lazy(() => import("../questions/questions-input"));

function TitleTexts({ form }: SettingContext) {
  const t = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextInput label={t("pages.fields.title_label")} field={form.text("/custom/title_label")} />
      <TextInput label={t("pages.fields.title_placeholder")} field={form.text("/custom/title_placeholder")} />
    </div>
  );
}

function MaxGuestsField({ form, inherited }: SettingContext) {
  const t = useText();
  return (
    <NumberInput
      label={t("pages.fields.max_invitees")}
      placeholder={String(inherited?.max_invitees ?? 5)}
      form={form}
      pointer="/custom/max_invitees"
      min={1}
      max={50}
    />
  );
}

export const FORM_SECTIONS: readonly SettingSection[] = [
  {
    name: "details",
    title: (t) => t("pages.sections.details"),
    settings: [
      makeFlag("ask_phone", "details"),
      makeFlag("ask_company", "details"),
      makeFlag("hide_title", "details"),
      makeFlag("title_mandatory", "details", { ofPageOnly: true }),
      {
        keys: ["title_label", "title_placeholder"],
        group: "details",
        ofPageOnly: true,
        Fields: TitleTexts,
      },
      makeFlag("block_new_invitee", "details"),
      { keys: ["max_invitees"], group: "details", Fields: MaxGuestsField },
      {
        keys: ["questions"],
        group: "questions",
        Fields: ({ form, inherited }) => (
          <Suspense fallback={null}>
            <QuestionsInput form={form} inherited={inherited} />
          </Suspense>
        ),
      },
    ],
  },
  {
    name: "bookers",
    title: (t) => t("pages.who"),
    settings: [
      { keys: ["contact"], group: "bookers", Fields: ContactField },
      { keys: ["allowed_domains"], group: "bookers", Fields: AllowedDomainsField },
      makeFlag("confirm_address", "bookers"),
      makeFlag("proof_of_work", "bookers", { hint: (t) => t("pages.hints.proof_of_work") }),
      makeFlag("block_programs", "bookers", { hint: (t) => t("pages.hints.block_programs") }),
    ],
  },
];
