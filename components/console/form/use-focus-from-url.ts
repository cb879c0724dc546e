"use client";
import { useEffect } from "react";
import { buildUrlWithParameter } from "../build-url-with-parameter";
import { findField, focusElement } from "./focus-field";

/** The URL parameter that names a field of the screen. */
export const FIELD_PARAMETER = "field";

/** Covers the time in which a screen loads its fields. */
const FOCUS_TIMEOUT_MS = 5000;
const FOCUS_RETRY_MS = 100;

/** Focuses the field that the URL names, once, and removes the parameter. */
export function useFocusFromUrl() {
  useEffect(() => {
    const pointer = new URLSearchParams(location.search).get(FIELD_PARAMETER);
    if (!pointer) return;
    const begun = performance.now();
    const look = () => {
      const found = findField(pointer);
      if (found) {
        window.history.replaceState(window.history.state, "", buildUrlWithParameter(FIELD_PARAMETER, ""));
        focusElement(found); // may write the field's tab into the URL
      }
      if (found || performance.now() - begun > FOCUS_TIMEOUT_MS) clearInterval(timer);
    };
    const timer = setInterval(look, FOCUS_RETRY_MS);
    return () => clearInterval(timer);
  }, []);
}
