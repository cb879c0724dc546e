"use client";
import { type ReactNode, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * Disables controlled fields until hydration: React would drop earlier input, and a form without scripts would send a
 * password in the URL.
 */
export function DisabledUntilHydrated({ children }: { children: ReactNode }) {
  const ready = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <fieldset role="presentation" disabled={!ready} className="contents" data-till-ready>
      {children}
    </fieldset>
  );
}
