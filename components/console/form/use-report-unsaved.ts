"use client";
import { useEffect } from "react";
import type { z } from "zod";

/** What is typed and not saved. */
export interface UnsavedBody<Body extends object = object> {
  body: Body;
  schema: () => Promise<z.ZodType>;
}

/** Says what of a form is not saved, to what stands beside it. */
export function useReportUnsaved<Body extends object>(
  { body, dirty }: { body: Body; dirty: boolean },
  schema: UnsavedBody["schema"],
  tell: (unsaved: UnsavedBody<Body> | null) => void,
) {
  useEffect(() => tell(dirty ? { body, schema } : null), [body, dirty, schema, tell]);
}
