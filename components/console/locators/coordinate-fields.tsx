"use client";
import { useQuery } from "@tanstack/react-query";
import { useDebouncedBody } from "../change-preview/use-debounced-body";
import { NumberInput } from "../form/number-input";
import type { FormController } from "../form/use-form";
import { useMe } from "../me";
import { useText } from "../texts";
import { areCoordinatesSwapped, type Point } from "./are-coordinates-swapped";
import type { EditedLocation } from "./edited-location";
import { formatDistanceWarning } from "./format-location-warning";
import { buildLocationWarningQuery } from "./location-queries";

interface Props {
  locator: string;
  form: FormController<EditedLocation>;
  others: readonly Point[];
}

/** The latitude and longitude, with a suggestion if they seem not to fit the address or the other locations. */
export function CoordinateFields({ locator, form, others }: Props) {
  const t = useText();
  const { locale } = useMe();
  const { start, body } = form;
  const { latitude, longitude, address } = body;
  const moved = address !== start.address && latitude === start.latitude && latitude !== null;
  const isTyped = address !== null && latitude !== null && longitude !== null;
  const location = useDebouncedBody(
    isTyped ? JSON.stringify({ address, coordinates: [latitude, longitude] }) : null,
  );
  const doubt = useQuery(buildLocationWarningQuery(locator, location)).data ?? null;
  const swapped =
    doubt === null &&
    latitude !== null &&
    longitude !== null &&
    areCoordinatesSwapped([latitude, longitude], others);
  const question = doubt ? formatDistanceWarning(doubt, locale, t) : swapped ? t("locators.swapped") : null;
  const setPoint = (point: readonly [number | null, number | null]) => {
    form.set("/latitude", point[0]);
    form.set("/longitude", point[1]);
  };
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {(
          [
            ["latitude", 90],
            ["longitude", 180],
          ] as const
        ).map(([name, most]) => (
          <NumberInput
            key={name}
            label={t(`locators.${name}`)}
            form={form}
            pointer={`/${name}`}
            min={-most}
            max={most}
            decimal
          />
        ))}
      </div>
      {form.findError("/location") ? (
        <p className="-mt-3 font-medium text-bad">{t("locators.range")}</p>
      ) : null}
      {moved ? (
        <button type="button" className="button" onClick={() => setPoint([null, null])}>
          {t("locators.lookUp")}
        </button>
      ) : null}
      {question ? (
        <div role="status" className="rounded-sm border border-warn p-3">
          <p className="font-medium text-warn">{question}</p>
          {swapped || doubt?.swapped ? (
            <button type="button" className="button mt-2" onClick={() => setPoint([longitude, latitude])}>
              {t("locators.swap")}
            </button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
