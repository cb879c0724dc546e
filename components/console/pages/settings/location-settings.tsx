"use client";
import { lazy, Suspense } from "react";
import { makeFlag, type SettingSection } from "./setting";

/** Chunks that load beside the page, as few users edit locations or rooms. */
const RoomsInput = lazy(() => import("../../rooms/rooms-input"));
const PlacesInput = lazy(() => import("../places-input"));

export const LOCATION_SECTIONS: readonly SettingSection[] = [
  {
    name: "places",
    title: (t) => t("pages.fields.fixed_places"),
    settings: [
      {
        keys: ["fixed_places"],
        group: "places",
        Fields: ({ form, owner }) => (
          <Suspense fallback={null}>
            <PlacesInput form={form} owner={owner} />
          </Suspense>
        ),
      },
      makeFlag("hide_places", "places"),
      makeFlag("forbid_add_places", "places"),
    ],
  },
  {
    name: "rooms",
    title: (t) => t("pages.fields.rooms"),
    settings: [
      {
        keys: ["rooms"],
        group: "rooms",
        Fields: ({ form, inherited }) => (
          <Suspense fallback={null}>
            <RoomsInput form={form} inherited={inherited} />
          </Suspense>
        ),
      },
    ],
  },
];
