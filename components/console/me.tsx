"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Role } from "@/lib/platform/http/audience";
import type { ConsoleLanguage, Language } from "@/lib/platform/i18n/languages";

/** The person who is signed in, as the server knew them when it drew the page. */
export interface Me {
  id: string;
  organization: string;
  organizationName: string;
  /** Where its public pages are. */
  pageOrigin: string;
  name: string | null;
  email: string | null;
  /** Whether the address is known to be theirs. */
  confirmed: boolean;
  /** Everything of the organisation is open: an owner or an admin. */
  admin: boolean;
  role: Role;
  /** Whose things they may handle, if they are no admin: their own, and of whom they manage. */
  managedUsers: readonly string[];
  /** The operations of the API that are open to them; null: all. */
  operations: readonly string[] | null;
  /** In which language the console is shown to them. */
  lang: ConsoleLanguage;
  /** That of their pages and mails. */
  language: Language;
  timezone: string;
  /** What is seen is the organisation's sandbox. */
  test: boolean;
  /** An admin sees the console as this person does, until then; null: whoever is signed in is who they are. */
  impersonatedUntil: string | null;
  /** The organisation's first day of a week: 0 is Monday. */
  firstWeekday: number;
  /** What new people begin with. */
  newUserDefaults: { timezone: string; lang: Language };
}

const MeContext = createContext<Me | null>(null);

export const MeProvider = ({ me, children }: { me: Me; children: ReactNode }) => (
  <MeContext value={me}>{children}</MeContext>
);

export function useMe(): Me {
  const me = useContext(MeContext);
  if (!me) throw new Error("useMe works inside of MeProvider");
  return me;
}

/** Whether the API lets somebody do so, at least of what is theirs. */
export const canPerform = ({ operations }: Pick<Me, "operations">, operation: string): boolean =>
  operations === null || operations.includes(operation);

/** Whether lists hold more than what is one's own; the API narrows them to what may be seen. */
export const canSeeOthers = ({ role }: Pick<Me, "role">): boolean => role !== "member";

/** Whether one may act for others, and so is asked for whom. */
export const canActForOthers = ({ role }: Pick<Me, "role">): boolean =>
  role !== "member" && role !== "viewer";

/** Whether what this person holds is one's to change. */
export const canEditFor = ({ admin, role, managedUsers: people }: Me, holder: string | null): boolean =>
  admin || (role !== "viewer" && holder !== null && people.includes(holder));
