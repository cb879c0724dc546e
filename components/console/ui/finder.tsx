"use client";
import { lazy, Suspense } from "react";
import { TillReady } from "../form/till-ready";
import type { FinderProps } from "./finder-field";

const FinderField = lazy(() => import("./finder-field"));

/** A field in which something stored is looked for by words, and picked. The widget is fetched after the page. */
export const Finder = (props: FinderProps) => (
  <Suspense fallback={<div className="input mt-2" />}>
    <TillReady>
      <FinderField {...props} />
    </TillReady>
  </Suspense>
);
