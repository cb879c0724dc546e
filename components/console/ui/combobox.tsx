"use client";
import { lazy, Suspense } from "react";
import type { ComboboxProps } from "./combobox-field";
import { DisabledUntilHydrated } from "./disabled-until-hydrated";

const ComboboxField = lazy(() => import("./combobox-field"));

/** A field that searches stored resources and picks one. The widget is a chunk that loads after the page. */
export const Combobox = (props: ComboboxProps) => (
  <Suspense fallback={<div className="input mt-2" />}>
    <DisabledUntilHydrated>
      <ComboboxField {...props} />
    </DisabledUntilHydrated>
  </Suspense>
);
