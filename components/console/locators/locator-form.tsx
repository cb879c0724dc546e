"use client";
import { useQueryClient } from "@tanstack/react-query";
import { type ApiValue, api, type Schemas, unwrapResponse } from "../api";
import { SelectInput, SwitchInput, TextInput } from "../form/fields";
import { FormFrame } from "../form/form-frame";
import { formatRenameHint } from "../form/format-rename-hint";
import { NumberInput } from "../form/number-input";
import { TextArea } from "../form/text-area";
import { useEditForm } from "../form/use-edit-form";
import type { FormController } from "../form/use-form";
import { buildLocatorQuery, getLocator, LOCATORS_KEY } from "../resources/locators";
import { listLanguageOptions } from "../resources/user-options";
import { type TranslateConsole, useText } from "../texts";

type Locator = Schemas["Locator"];

const EARTH_CIRCUMFERENCE_METRES = 40_075_000;

const toBody = ({ no_results, back_button, ...locator }: Locator) => ({
  handle: locator.handle,
  title: locator.title,
  message: locator.message,
  lang: locator.lang,
  max_distance: locator.max_distance,
  geolocation: locator.geolocation,
  postcode_filter: locator.postcode_filter,
  address_postfix: locator.address_postfix,
  address_region_bias: locator.address_region_bias,
  no_results: { message: no_results.message ?? "", button: no_results.button ?? {} },
  back_button,
});

type Body = ReturnType<typeof toBody>;

/** The API rejects a button without a link, so empty parts are left out. */
function omitEmptyParts({ no_results: { message, button }, back_button, ...body }: Body) {
  const filled = Object.fromEntries(Object.entries(button).filter(([, value]) => value));
  return {
    ...body,
    no_results: { ...(message && { message }), ...(button.link && { button: filled }) },
    back_button: back_button.label ? back_button : {},
  };
}

const makeLabels = (t: TranslateConsole) => ({
  "/title": t("locators.name"),
  "/handle": t("locators.handle"),
  "/message": t("locators.message"),
  "/lang": t("locators.language"),
  "/max_distance": t("locators.maxDistance"),
  "/geolocation": t("locators.geolocation"),
  "/postcode_filter": t("locators.postcodes"),
  "/address_postfix": t("locators.postfix"),
  "/address_region_bias": t("locators.bias"),
  "/no_results": t("locators.none"),
  "/back_button/label": t("locators.back"),
});

export function LocatorForm({ read }: { read: ApiValue<Locator> }) {
  const t = useText();
  const queries = useQueryClient();
  const id = read.value._id;
  const form = useEditForm({
    read,
    toBody,
    schema: async () => (await import("@/lib/domain/locators/schema")).locatorUpdate,
    send: (body, header) =>
      unwrapResponse(
        api.PUT("/v2/locators/{locator_id}", {
          params: { path: { locator_id: id }, header },
          body: omitEmptyParts(body),
        }),
      ),
    onSaved: (response) => {
      queries.setQueryData(buildLocatorQuery(id).queryKey, response);
      void queries.invalidateQueries({ queryKey: LOCATORS_KEY });
    },
    reread: () => getLocator(id),
  });
  const labels = makeLabels(t);
  const text = (pointer: keyof typeof labels, empty: unknown = null) => ({
    label: labels[pointer],
    field: form.text(pointer, empty),
  });
  return (
    <FormFrame form={form} labels={labels}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput {...text("/title", "")} />
        <TextInput
          {...text("/handle", "")}
          hint={formatRenameHint(t, t("locators.handleHint"), form.start.handle, form.body.handle)}
        />
      </div>
      <TextArea {...text("/message", "")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectInput {...text("/lang")} options={listLanguageOptions()} />
        <NumberInput
          label={labels["/max_distance"]}
          hint={t("locators.maxDistanceHint")}
          form={form}
          pointer="/max_distance"
          min={1}
          max={EARTH_CIRCUMFERENCE_METRES}
        />
        <TextInput {...text("/address_postfix")} hint={t("locators.postfixHint")} />
        <TextInput {...text("/address_region_bias")} hint={t("locators.biasHint")} />
        <TextInput {...text("/postcode_filter")} hint={t("locators.postcodesHint")} />
        <TextInput {...text("/back_button/label", "")} />
      </div>
      <SwitchInput label={t("locators.geolocation")} {...form.switch("/geolocation")} />
      <NoResultsFields form={form} />
    </FormFrame>
  );
}

/** The texts for a visitor without a matching location. */
function NoResultsFields({ form }: { form: FormController<Body> }) {
  const t = useText();
  return (
    <fieldset className="grid min-w-0 gap-5">
      <legend className="mb-2 font-bold">{t("locators.none")}</legend>
      <TextArea label={t("locators.noneMessage")} field={form.text("/no_results/message", "")} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextInput
          label={t("locators.buttonLabel")}
          field={form.text("/no_results/button/label", undefined)}
        />
        <TextInput label={t("locators.buttonLink")} field={form.text("/no_results/button/link", undefined)} />
      </div>
    </fieldset>
  );
}
