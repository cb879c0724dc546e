"use client";
import { useEffect } from "react";
import type { z } from "zod";

/** The unsaved values of a form. */
export interface UnsavedBody<Body extends object = object> {
  body: Body;
  schema: () => Promise<z.ZodType>;
}

/** Reports unsaved values to the component beside the form. */
export function useReportUnsaved<Body extends object>(
  { body, dirty }: { body: Body; dirty: boolean },
  schema: UnsavedBody["schema"],
  onUnsavedChange: (unsaved: UnsavedBody<Body> | null) => void,
) {
  useEffect(() => onUnsavedChange(dirty ? { body, schema } : null), [body, dirty, schema, onUnsavedChange]);
}
