"use client";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "../ui/use-navigate";

/** Represents the previous history entry. */
const BACK_IN_HISTORY = Symbol("back");

/** Asks before unsaved changes are lost: by a link, by the browser's Back, or by closing the tab. */
export function useUnsavedChangesGuard(armed: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | typeof BACK_IN_HISTORY | null>(null);
  const latest = useRef(armed);
  latest.current = armed;
  const doubled = useGuardHistoryEntry(armed, () => {
    if (latest.current) setTarget(BACK_IN_HISTORY);
    else window.history.back(); // skips the extra history entry, since nothing is unsaved any more
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
      else if (target) navigate(target);
    },
  };
}

/** The number of extra history entries of this page: a form in a dialog adds one to that of the form below. */
let guardEntries = 0;

/**
 * Adds an extra history entry. The browser's Back cannot be cancelled, but then leaves only this entry. Its state has
 * the number of such entries below it.
 */
function useGuardHistoryEntry(isActive: boolean, onLeft: () => void) {
  /** The number of extra entries including this one; 0 if there is none. */
  const depth = useRef(0);
  const left = useRef(onLeft);
  left.current = onLeft;
  const make = () => {
    depth.current = getDepth(window.history.state) + 1;
    guardEntries++;
    const state = { opened: window.history.state?.opened, doubled: depth.current };
    window.history.pushState(state, "", location.href);
  };
  const reset = () => {
    depth.current = 0;
    guardEntries--;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: made once, when something is unsaved first
  useEffect(() => {
    if (isActive && depth.current === 0) make();
  }, [isActive]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they know of nothing but what they refer to
  useEffect(() => {
    const { doubled, ...state } = window.history.state ?? {};
    if (doubled && guardEntries === 0) window.history.replaceState(state, "", location.href); // remains from before a reload
    const onPop = (event: PopStateEvent) => {
      if (depth.current === 0 || getDepth(event.state) >= depth.current) return;
      reset();
      left.current();
    };
    window.addEventListener("popstate", onPop);
    return () => {
      window.removeEventListener("popstate", onPop);
      if (depth.current === 0) return;
      // The form was closed without navigation, such as a dialog, and no longer needs its entry.
      if (getDepth(window.history.state) === depth.current) window.history.back();
      reset();
    };
  }, []);
  return { make };
}

const getDepth = (state: { doubled?: number } | null): number => state?.doubled ?? 0;
