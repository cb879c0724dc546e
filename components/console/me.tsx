"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Language } from "@/lib/platform/i18n/languages";

/** The person who is signed in, as the server knew them when it drew the page. */
export interface Me {
  id: string;
  organization: string;
  organizationName: string;
  name: string | null;
  email: string | null;
  /** Whether the address is known to be theirs. */
  confirmed: boolean;
  admin: boolean;
  lang: Language;
  timezone: string;
  /** The organisation's first day of a week: 0 is Monday. */
  firstWeekday: number;
  /** What new people begin with. */
  newcomers: { timezone: string; lang: Language };
}

const Signed = createContext<Me | null>(null);

export const MeProvider = ({ me, children }: { me: Me; children: ReactNode }) => (
  <Signed value={me}>{children}</Signed>
);

export function useMe(): Me {
  const me = useContext(Signed);
  if (!me) throw new Error("useMe works inside of MeProvider");
  return me;
}
