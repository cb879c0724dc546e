"use client";
import { useEffect } from "react";
import { addressWith } from "../list/address-with";
import { focusField } from "./focus-field";

/** The name of the address's parameter that names a field of the screen. */
export const FIELD_PARAMETER = "field";

/** What a screen shows only once it is read has come by then. */
const LAST_LOOK_MS = 5000;
const LOOK_AGAIN_MS = 100;

/** Leads to the field that the address names, once; it then stands there no more. */
export function useWantedField() {
  useEffect(() => {
    const wanted = new URLSearchParams(location.search).get(FIELD_PARAMETER);
    if (!wanted) return;
    const begun = performance.now();
    const look = () => {
      const found = focusField(wanted);
      if (found) window.history.replaceState(window.history.state, "", addressWith(FIELD_PARAMETER, ""));
      if (found || performance.now() - begun > LAST_LOOK_MS) clearInterval(timer);
    };
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
}
