"use client";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { formatRenameHint } from "../form/format-rename-hint";
import { useEditForm } from "../form/use-edit-form";
import type { FormController } from "../form/use-form";
import { LocalTextInput } from "../pages/questions/local-text-input";
import { buildFormQuery, FORMS_KEY, getForm } from "../resources/forms";
import { listLanguageOptions } from "../resources/user-options";
import { useText } from "../texts";
import { Panel } from "../ui/panel";
import { StateMark } from "../ui/state-mark";
import { type EditedForm, toEditedForm } from "./edited-form";
import { RuleListInput } from "./rule-list-input";
import { TargetField } from "./target-field";
import { Translations } from "./translations";

/** A chunk that loads beside the page. */
const QuestionListInput = lazy(() => import("../pages/questions/question-list-input"));

export function FormForm({ read }: { read: ApiValue<Schemas["Form"]> }) {
  const t = useText();
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody: toEditedForm,
    schema: async () => (await import("@/lib/domain/bookings/forms/schema")).formUpdate,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/forms/{form_id}", {
          params: { path: { form_id: id }, header },
          body: body as Schemas["FormUpdate"],
        }),
      ),
    onSaved: (response) => {
      queries.setQueryData(buildFormQuery(id).queryKey, response);
      void queries.invalidateQueries({ queryKey: FORMS_KEY });
    },
    reread: () => getForm(id),
  });
  const labels = {
    "/title": t("forms.name"),
    "/handle": t("forms.handle"),
    "/description": t("forms.description"),
    "/active": t("forms.active"),
    "/proof_of_work": t("pages.fields.proof_of_work"),
    "/language": t("forms.language"),
    "/questions": t("pages.previewQuestions"),
    "/rules": t("forms.rules"),
    "/otherwise": t("forms.otherwise"),
  };
  return (
    <FormFrame form={form} labels={labels}>
      <Basics form={form} />
      <Questions form={form} />
      <Panel title={t("forms.rules")}>
        <div className="grid gap-5">
          <RuleListInput form={form} rules={form.body.rules} questions={form.body.questions} />
          <TargetField
            form={form}
            pointer="/otherwise"
            label={t("forms.otherwise")}
            target={form.body.otherwise}
          />
        </div>
      </Panel>
    </FormFrame>
  );
}

function Basics({ form }: { form: FormController<EditedForm> }) {
  const t = useText();
  const texts = [
    { pointer: "/title", label: t("forms.name"), long: false },
    { pointer: "/description", label: t("forms.description"), long: true },
  ];
  return (
    <Panel title={t("forms.basics")}>
      <div className="grid gap-5">
        <LocalTextInput form={form} pointer="/title" label={t("forms.name")} />
        <LocalTextInput form={form} pointer="/description" label={t("forms.description")} empty={null} long />
        <Translations form={form} texts={texts} />
        <TextInput
          label={t("forms.handle")}
          hint={formatRenameHint(t, t("forms.handleHint"), form.start.handle, form.body.handle)}
          field={form.text("/handle", "")}
        />
        <SelectInput
          label={t("forms.language")}
          hint={t("forms.languageHint")}
          field={form.text("/language")}
          options={listLanguageOptions()}
        />
        {form.body.questions.length > 0 ? (
          <SwitchInput label={t("forms.active")} hint={t("forms.activeHint")} {...form.switch("/active")} />
        ) : (
          <div>
            <StateMark tone="muted">{t("forms.draft")}</StateMark>
            <p className="text-muted text-sm">{t("forms.draftText")}</p>
          </div>
        )}
        <SwitchInput
          label={t("pages.fields.proof_of_work")}
          hint={t("pages.hints.proof_of_work")}
          {...form.switch("/proof_of_work")}
        />
      </div>
    </Panel>
  );
}

function Questions({ form }: { form: FormController<EditedForm> }) {
  const t = useText();
  const error = form.findError("/questions");
  return (
    <Panel title={t("pages.previewQuestions")}>
      <fieldset className="grid min-w-0 gap-3" data-field="/questions" tabIndex={-1}>
        <legend className="sr-only">{t("pages.previewQuestions")}</legend>
        {error ? <p className="font-medium text-bad text-sm">{error}</p> : null}
        <Suspense fallback={null}>
          <QuestionListInput form={form} pointer="/questions" questions={form.body.questions} emptied={[]} />
        </Suspense>
      </fieldset>
    </Panel>
  );
}
