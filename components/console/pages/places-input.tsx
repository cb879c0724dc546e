"use client";
import { useQuery } from "@tanstack/react-query";
import { Link2, MapPin, Phone, Plus, TriangleAlert, Video, X } from "lucide-react";
import { PLACE_KINDS, PLACE_NAMES, type PlaceKind } from "@/lib/domain/conferencing/conferences/options";
import { SelectInput, TextInput } from "../form/fields";
import type { FormController } from "../form/use-form";
import { buildConferencingQuery } from "../resources/conferencing";
import type { BookingSettings } from "../resources/edited-settings";
import { useText } from "../texts";

const PLACES_POINTER = "/custom/fixed_places";

type Places = NonNullable<BookingSettings["fixed_places"]>;
type Place = Places[number];

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the form of a page, or of a type
  form: FormController<any>;
  /** The owner of the page; null for a team's, as members have their own accounts. */
  owner: string | null;
}

/** The locations of meetings: an address, a phone call, or a video link. */
export default function PlacesInput({ form, owner }: Props) {
  const t = useText();
  const places: Places = form.body.custom.fixed_places ?? [];
  const set = (next: Places) => form.set(PLACES_POINTER, next.length > 0 ? next : null);
  const change = (index: number, next: Place) => set(places.map((one, at) => (at === index ? next : one)));
  return (
    <fieldset className="grid gap-3">
      <legend className="font-medium text-sm">{t("pages.fields.fixed_places")}</legend>
      {places.map((place, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name than their place
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 border-line border-b pb-3"
        >
          <div className="grid gap-2 sm:grid-cols-2">
            <PlaceFields
              form={form}
              place={place}
              pointer={`${PLACES_POINTER}/${index}`}
              onChange={(next) => change(index, next)}
            />
            <MissingLinkNotice kind={place.kind ?? "place"} owner={owner} />
          </div>
          <button
            type="button"
            className="button mt-6 min-h-12 px-3"
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

interface FieldsProps extends Pick<Props, "form"> {
  place: Place;
  pointer: string;
  onChange: (next: Place) => void;
}

function PlaceFields({ form, place, pointer, onChange }: FieldsProps) {
  const t = useText();
  const kind = place.kind ?? "place";
  const Icon = KIND_ICONS[kind] ?? Video;
  return (
    <>
      <div className="flex items-end gap-2">
        <Icon size={20} aria-hidden className="mb-3.5 flex-none text-muted" />
        <div className="min-w-0 flex-1">
          <SelectInput
            label={t("conferencing.kind")}
            field={{
              name: `${pointer}/kind`,
              value: kind,
              error: form.findError(`${pointer}/kind`),
              onChange: (chosen) =>
                onChange(convertPlace(place, chosen as PlaceKind, t("conferencing.kinds.phone"))),
            }}
            options={PLACE_KINDS.map((value) => ({ value, label: t(`conferencing.kinds.${value}`) }))}
          />
        </div>
      </div>
      <TextInput label={t("pages.placeName")} field={form.text(`${pointer}/name`, "")} />
      {kind === "place" ? (
        <TextInput label={t("pages.placeAddress")} field={form.text(`${pointer}/address`, undefined)} />
      ) : null}
      {kind === "link" ? (
        <TextInput label={t("conferencing.url")} type="url" field={form.text(`${pointer}/url`, undefined)} />
      ) : null}
      {kind === "phone" ? (
        <SelectInput
          label={t("conferencing.whoCalls")}
          field={{
            name: `${pointer}/who_calls`,
            value: place.who_calls ?? "host",
            error: form.findError(`${pointer}/who_calls`),
            onChange: (chosen) => onChange({ ...place, who_calls: chosen === "booker" ? "booker" : "host" }),
          }}
          options={[
            { value: "host", label: t("conferencing.host") },
            { value: "booker", label: t("conferencing.booker") },
          ]}
        />
      ) : null}
      {kind === "phone" && place.who_calls === "booker" ? (
        <TextInput label={t("conferencing.number")} field={form.text(`${pointer}/number`, undefined)} />
      ) : null}
    </>
  );
}

const KIND_ICONS: Partial<Record<PlaceKind, typeof Video>> = { place: MapPin, phone: Phone, link: Link2 };

/** Converts a location to another kind; a generated name changes with it. */
function convertPlace({ name, source, source_id, address }: Place, kind: PlaceKind, phone: string): Place {
  const usual = [...Object.values(PLACE_NAMES), phone, ""];
  return {
    name: usual.includes(name) ? (PLACE_NAMES[kind] ?? "") : name,
    ...(source !== undefined && { source }),
    ...(source_id !== undefined && { source_id }),
    ...(kind === "place" && address !== undefined && { address }),
    ...(kind !== "place" && { kind }),
  };
}

/** The reason why meetings at this location would get no link. */
function MissingLinkNotice({ kind, owner }: { kind: PlaceKind; owner: string | null }) {
  const t = useText();
  const query = useQuery({ ...buildConferencingQuery(owner ?? ""), enabled: owner !== null });
  const missing = query.data?.value.kinds.find((one) => one.kind === kind)?.missing;
  if (!missing) return null;
  return (
    <p className="flex gap-2 text-sm sm:col-span-2">
      <TriangleAlert size={18} aria-hidden className="mt-0.5 flex-none text-warn" />
      {t(`conferencing.missing.${missing}`)}
    </p>
  );
}
