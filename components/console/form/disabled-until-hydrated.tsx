"use client";
import { type ReactNode, useSyncExternalStore } from "react";

const subscribe = () => () => {};

/**
 * Fields whose values React holds. In the server's page they take nothing until scripts are there: what is typed before
 * would be forgotten, and a form without scripts would send a password in the address.
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
