"use client";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { buildUrlWithParameter } from "./build-url-with-parameter";

/**
 * What is open over a screen and lives in its address. Opening adds an entry to the browser's history, so that Back
 * closes; closing goes back to before that entry. Where somebody came in by a link, the address changes in its place.
 */
export function useUrlDialog(name: string) {
  const asked = useSearchParams().get(name);
  const [closing, setClosing] = useState(false);

  useEffect(() => {
    if (!closing) return;
    if (asked === null) return setClosing(false);
    const leave = () => {
      const isLeft = !new URLSearchParams(location.search).has(name);
      if (window.history.state?.doubled || isLeft) return; // a form first takes away its extra entry
      if (window.history.state?.opened === name) return window.history.back();
      window.history.replaceState(null, "", buildUrlWithParameter(name, ""));
    };
    leave();
    window.addEventListener("popstate", leave);
    return () => window.removeEventListener("popstate", leave);
  }, [closing, asked, name]);

  return {
    value: closing ? null : asked,
    open: (value: string) => {
      const { doubled, opened } = window.history.state ?? {}; // the extra history entry of a form that is closed by now
      window.history[doubled || opened === name ? "replaceState" : "pushState"](
        { opened: name },
        "",
        buildUrlWithParameter(name, value),
      );
    },
    close: () => setClosing(true),
  };
}
