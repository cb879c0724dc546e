"use client";
import { useEffect, useRef, useState } from "react";
import { useGoOn } from "./use-go-on";

/** Stands for the entry before in the browser's history. */
const BACK_IN_HISTORY = Symbol("back");

/** Holds whoever would leave with unsaved changes: by a link, by the browser's Back, or by closing the tab. */
export function useLeaveGuard(armed: boolean) {
  const goOn = useGoOn();
  const [target, setTarget] = useState<string | typeof BACK_IN_HISTORY | null>(null);
  const latest = useRef(armed);
  latest.current = armed;
  const doubled = useDoubledEntry(armed, () => {
    if (latest.current) setTarget(BACK_IN_HISTORY);
    else window.history.back(); // nothing is unsaved any more: the extra history entry is skipped
  });

  useEffect(() => {
    if (!armed) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = (event.target as Element).closest?.("a[href]");
      if (!(link instanceof HTMLAnchorElement) || link.target === "_blank" || link.origin !== location.origin)
        return;
      if (link.pathname === location.pathname && link.hash) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(link.pathname + link.search);
    };
    window.addEventListener("beforeunload", onUnload);
    document.addEventListener("click", onClick, true);
    return () => {
      window.removeEventListener("beforeunload", onUnload);
      document.removeEventListener("click", onClick, true);
    };
  }, [armed]);

  return {
    asking: target !== null,
    stay: () => {
      if (target === BACK_IN_HISTORY) doubled.make();
      setTarget(null);
    },
    leave: () => {
      setTarget(null);
      if (target === BACK_IN_HISTORY) window.history.back();
      else if (target) goOn(target);
    },
  };
}

/**
 * Adds a second history entry for the page: the browser's Back cannot be refused, but it then only leaves the second
 * one.
 */
function useDoubledEntry(wanted: boolean, onLeft: () => void) {
  const there = useRef(false);
  const left = useRef(onLeft);
  left.current = onLeft;
  const make = () => {
    window.history.pushState({ opened: window.history.state?.opened, doubled: true }, "", location.href);
    there.current = true;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, when something is unsaved first
  useEffect(() => {
    if (wanted && !there.current) make();
  }, [wanted]);
  useEffect(() => {
    const { doubled, ...state } = window.history.state ?? {};
    if (doubled) window.history.replaceState(state, "", location.href); // an entry left from before a reload
    const onPop = ({ state }: PopStateEvent) => {
      if (!there.current || state?.doubled) return;
      there.current = false;
      left.current();
    };
    window.addEventListener("popstate", onPop);
    return () => {
      window.removeEventListener("popstate", onPop);
      // The form was closed without leaving the page, such as a dialog: the second entry is no longer needed.
      if (there.current && window.history.state?.doubled) window.history.back();
    };
  }, []);
  return { make };
}
