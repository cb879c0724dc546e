"use client";
import { useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { buildUrlWithParameter } from "../build-url-with-parameter";

/**
 * Holds a panel over a screen in the URL. Opening adds a history entry, so that Back closes it; closing goes back
 * before that entry. A panel opened by a link replaces its entry instead.
 */
export function useUrlDialog(name: string) {
  const current = useSearchParams().get(name);
  const [closing, setClosing] = useState(false);

  useEffect(() => {
    if (!closing) return;
    if (current === null) return setClosing(false);
    const removeEntry = () => {
      const isLeft = !new URLSearchParams(location.search).has(name);
      if (window.history.state?.doubled || isLeft) return; // a form removes its extra history entry first
      if (window.history.state?.opened === name) return window.history.back();
      window.history.replaceState(null, "", buildUrlWithParameter(name, ""));
    };
    removeEntry();
    window.addEventListener("popstate", removeEntry);
    return () => window.removeEventListener("popstate", removeEntry);
  }, [closing, current, name]);

  return {
    value: closing ? null : current,
    open: (value: string) => {
      const { doubled, opened } = window.history.state ?? {}; // the extra history entry of a closed form
      window.history[doubled || opened === name ? "replaceState" : "pushState"](
        { opened: name },
        "",
        buildUrlWithParameter(name, value),
      );
    },
    close: () => setClosing(true),
  };
}
