"use client";
import { lazy, Suspense } from "react";
import type { FinderProps } from "./finder-field";

const FinderField = lazy(() => import("./finder-field"));

/** A field in which something stored is looked for by words, and picked. The widget is fetched after the page. */
export const Finder = (props: FinderProps) => (
  <Suspense fallback={<div className="input mt-2" />}>
    <FinderField {...props} />
  </Suspense>
);
