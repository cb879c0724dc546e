"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { api, type Schemas, unwrapResponse } from "../api";
import { ImportPanel } from "../imports/import-panel";
import type { ImportField, ImportPlan, RowValues } from "../imports/import-plan";
import { toEntryResult } from "../imports/to-entry-result";
import { useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { areCoordinatesSwapped, type Point } from "./are-coordinates-swapped";
import { formatLocationWarning } from "./format-location-warning";
import { toPoint } from "./location";
import { buildMapLocationsQuery, LOCATIONS_KEY } from "./location-queries";
import { parseOpeningWeek } from "./opening-hours";

/** The columns that show the issues of an entry. */
const POINTER_COLUMNS = {
  "/name": "name",
  "/extid": "extid",
  "/address": "address",
  "/location/coordinates/0": "latitude",
  "/location/coordinates/1": "longitude",
  "/location": "latitude",
  "/link": "link",
  "/picture_url": "picture_url",
  "/opening_hours": "opening_hours",
  "/timezone": "timezone",
};

export default function ImportLocations({ locator }: { locator: string }) {
  const t = useText();
  const { locale } = useMe();
  const queries = useQueryClient();
  const plan = useMemo(() => {
    const read = queries.getQueryData(buildMapLocationsQuery(locator).queryKey);
    return buildLocationPlan({ t, locale, locator, others: read?.value.map(toPoint) ?? [] });
  }, [t, locale, locator, queries]);
  return (
    <ImportPanel
      plan={plan}
      back={{ href: `/console/locators/${locator}`, label: t("locators.locations") }}
    />
  );
}

const listFields = (t: TranslateConsole): ImportField[] => [
  {
    name: "name",
    label: t("locators.locationName"),
    required: true,
    aliases: ["nom", "nombre", "nome", "namn", "naam", "title", "shop"],
  },
  {
    name: "extid",
    label: t("locators.extid"),
    unique: true,
    aliases: ["id", "extid", "external id", "number", "nummer", "code"],
  },
  {
    name: "address",
    label: t("locators.address"),
    aliases: ["adresse", "anschrift", "dirección", "indirizzo", "endereço", "adress", "adres"],
  },
  {
    name: "postcode",
    label: t("locators.postcode"),
    aliases: ["plz", "zip", "zip code", "postal code", "cp", "cap", "postnummer", "postleitzahl"],
  },
  {
    name: "city",
    label: t("locators.city"),
    aliases: ["ort", "stadt", "town", "ville", "ciudad", "citta", "plaats", "cidade", "stad", "locality"],
  },
  { name: "country", label: t("locators.country"), aliases: ["land", "pays", "pais", "paese", "state"] },
  { name: "latitude", label: t("locators.latitude"), aliases: ["lat", "breite", "breitengrad", "latitud"] },
  {
    name: "longitude",
    label: t("locators.longitude"),
    aliases: ["lon", "lng", "long", "länge", "längengrad", "longitud"],
  },
  { name: "link", label: t("locators.link"), aliases: ["url", "page", "booking page"] },
  {
    name: "picture_url",
    label: t("locators.picture"),
    aliases: ["photo", "picture", "image", "foto", "bild"],
  },
  {
    name: "opening_hours",
    label: t("locators.hoursColumn"),
    aliases: [
      "hours",
      "opening hours",
      "opening_hours",
      "offnungszeiten",
      "horaires",
      "horario",
      "orari",
      "openingstijden",
      "oppettider",
    ],
  },
  {
    name: "timezone",
    label: t("locators.hoursZone"),
    aliases: [
      "time zone",
      "zone",
      "zeitzone",
      "fuseau horaire",
      "zona horaria",
      "fuso orario",
      "tijdzone",
      "tidszon",
    ],
  },
];

interface Imported {
  t: TranslateConsole;
  locale: string;
  locator: string;
  others: readonly Point[];
}

const buildLocationPlan = ({ t, locale, locator, others }: Imported): ImportPlan => ({
  name: `locations-${locator}`,
  title: t("imports.locations"),
  invalidate: LOCATIONS_KEY,
  existing: "update",
  extraLabel: t("imports.found"),
  fields: listFields(t),
  toEntry,
  pointers: POINTER_COLUMNS,
  findWarning: (values, { locationWarning: far }) => {
    if (far) return formatLocationWarning(far, locale, t);
    const point = parsePoint(values);
    return point && areCoordinatesSwapped(point, others) ? t("imports.swapped") : null;
  },
  send: async (locations, { dryRun, key }) => {
    const { value } = await unwrapResponse(
      api.POST("/v2/locators/{locator_id}/locations/batch", {
        params: { path: { locator_id: locator }, header: { ...(key && { "Idempotency-Key": key }) } },
        body: { locations: locations as Schemas["LocationBody"][], ...(dryRun && { dry_run: true }) },
      }),
    );
    return value.results.map((result) => ({
      ...toEntryResult(
        result,
        "locations",
        result.coordinates?.map((degrees) => degrees.toFixed(4)).join(", ") ?? null,
      ),
      locationWarning: result.doubt,
    }));
  },
});

/** Accepts decimal points and commas. */
const parseDecimal = (text: string) => Number(text.replace(",", "."));

function parsePoint({ latitude, longitude }: RowValues): Point | null {
  return latitude && longitude ? [parseDecimal(latitude), parseDecimal(longitude)] : null;
}

/** Joins the columns of a postal address; one column may hold all of it. */
const joinAddress = ({ address, postcode, city, country }: RowValues): string =>
  [address, [postcode, city].filter(Boolean).join(" "), country].filter(Boolean).join(", ");

function toEntry(values: RowValues) {
  const { name, extid: externalId, link, picture_url, opening_hours, timezone } = values;
  const address = joinAddress(values);
  const point = parsePoint(values);
  return {
    name,
    ...(externalId && { extid: externalId }),
    ...(address && { address }),
    ...(point && { location: { type: "Point", coordinates: point } }),
    ...(link && { link }),
    ...(picture_url && { picture_url }),
    ...(opening_hours && { opening_hours: parseOpeningWeek(opening_hours) }),
    ...(timezone && { timezone }),
  };
}
