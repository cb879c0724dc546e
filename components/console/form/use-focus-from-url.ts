"use client";
import { useEffect } from "react";
import { buildUrlWithParameter } from "../list/build-url-with-parameter";
import { focusField } from "./focus-field";

/** The name of the address's parameter that names a field of the screen. */
export const FIELD_PARAMETER = "field";

/** What a screen shows only once it is read has come by then. */
const FOCUS_TIMEOUT_MS = 5000;
const FOCUS_RETRY_MS = 100;

/** Leads to the field that the address names, once; it then stands there no more. */
export function useFocusFromUrl() {
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get(FIELD_PARAMETER);
    if (!wanted) return;
    const begun = performance.now();
    const look = () => {
      const found = focusField(wanted);
      if (found)
        window.history.replaceState(window.history.state, "", buildUrlWithParameter(FIELD_PARAMETER, ""));
      if (found || performance.now() - begun > FOCUS_TIMEOUT_MS) clearInterval(timer);
    };
    const timer = setInterval(look, FOCUS_RETRY_MS);
    return () => clearInterval(timer);
  }, []);
}
