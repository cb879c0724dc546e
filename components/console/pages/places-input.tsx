"use client";
import { Plus, X } from "lucide-react";
import { TextInput } from "../form/fields";
import type { Form } from "../form/use-form";
import { useText } from "../texts";
import type { Custom } from "./custom-body";

const PLACES_POINTER = "/custom/fixed_places";

// biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
export function PlacesInput({ form }: { form: Form<any> }) {
  const t = useText();
  const places: NonNullable<Custom["fixed_places"]> = form.body.custom.fixed_places ?? [];
  const set = (next: typeof places) => form.set(PLACES_POINTER, next.length > 0 ? next : null);
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium text-sm">{t("pages.fields.fixed_places")}</legend>
      {places.map((place, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name than their place
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-line border-b pb-3"
        >
          <div className="grid gap-2 sm:grid-cols-2">
            <TextInput
              label={t("pages.placeName")}
              field={form.text(`${PLACES_POINTER}/${index}/name`, "")}
            />
            <TextInput
              label={t("pages.placeAddress")}
              field={form.text(`${PLACES_POINTER}/${index}/address`, undefined)}
            />
          </div>
          <button
            type="button"
            className="button min-h-12 px-3"
            data-tone="quiet"
            aria-label={t("pages.removePlace", { name: place.name })}
            onClick={() => set(places.filter((_, at) => at !== index))}
          >
            <X size={18} aria-hidden />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button justify-self-start"
        onClick={() => set([...places, { name: "" }])}
      >
        <Plus size={18} aria-hidden />
        {t("pages.addPlace")}
      </button>
    </fieldset>
  );
}
