"use client";
import { createContext, type ReactNode, useContext } from "react";

const ReadOnlyContext = createContext(false);

/** Returns true inside a read-only form, for widgets that are no HTML fields. */
export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);

/** Makes the fields inside read-only if `closed`. */
export function ReadOnlyFields({
  closed,
  labelledBy,
  className,
  children,
}: {
  closed: boolean;
  /** The id of the element that gives the reason. */
  labelledBy?: string;
  className: string;
  children: ReactNode;
}) {
  const isClosed = useIsReadOnly() || closed;
  return (
    <ReadOnlyContext value={isClosed}>
      <fieldset disabled={isClosed} aria-labelledby={labelledBy} className={className}>
        {children}
      </fieldset>
    </ReadOnlyContext>
  );
}
