"use client";
import { createContext, type ReactNode, useContext } from "react";

const Closed = createContext(false);

/** Whether fields here are to be looked at alone: widgets that are no fields of HTML ask for it. */
export const useClosed = (): boolean => useContext(Closed);

/** Fields that are to be looked at alone, where `closed`. */
export function ClosedFields({
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
  const isClosed = useClosed() || closed;
  return (
    <Closed value={isClosed}>
      <fieldset disabled={isClosed} aria-labelledby={labelledBy} className={className}>
        {children}
      </fieldset>
    </Closed>
  );
}
