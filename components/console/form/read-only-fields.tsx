"use client";
import { createContext, type ReactNode, useContext } from "react";

const ReadOnlyContext = createContext(false);

/** Whether fields here are to be looked at alone: widgets that are no fields of HTML ask for it. */
export const useIsReadOnly = (): boolean => useContext(ReadOnlyContext);

/** Fields that are to be looked at alone, where `closed`. */
export function ReadOnlyFields({
  closed,
  labelledBy,
  className,
  children,
}: {
  closed: boolean;
  /** The id of what says why. */
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
