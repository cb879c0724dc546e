"use client";
import { createContext, type ReactNode, useContext } from "react";
import type { Role } from "@/lib/domain/contracts/audience";
import type { ConsoleLanguage, Language } from "@/lib/platform/i18n/languages";

/** The signed-in user at the time of rendering. */
export interface Me {
  id: string;
  organization: string;
  organizationName: string;
  /** The origin of the user's public pages. */
  pageOrigin: string;
  name: string | null;
  /** The address of the photo. */
  picture: string | null;
  email: string | null;
  /** True if the address is verified. */
  confirmed: boolean;
  /** True for owners and admins, who may access the whole organisation. */
  admin: boolean;
  role: Role;
  /** The ids of the users that a user without the admin role may manage, with their own. */
  managedUsers: readonly string[];
  /** The ids of permitted API operations; null for all. */
  operations: readonly string[] | null;
  /** The language of the console. */
  lang: ConsoleLanguage;
  /** The locale of dates and numbers: the console's language, with the region and the clock of the reader. */
  locale: string;
  /** The language of the user's pages and mails. */
  language: Language;
  timezone: string;
  /** True in the organisation's sandbox. */
  test: boolean;
  /** The end of the impersonation by an admin; null without impersonation. */
  impersonatedUntil: string | null;
  /** The organisation's first day of the week: 0 is Monday. */
  firstWeekday: number;
  /** The defaults of new users. */
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

/** Returns true if the API permits the operation, at least on the user's own resources. */
export const canPerform = ({ operations }: Pick<Me, "operations">, operation: string): boolean =>
  operations === null || operations.includes(operation);

/** Returns true if lists contain other users' resources; the API filters them. */
export const canSeeOthers = ({ role }: Pick<Me, "role">): boolean => role !== "member";

/** Returns true if the user may act for others, so that forms have a field for the user. */
export const canActForOthers = ({ role }: Pick<Me, "role">): boolean =>
  role !== "member" && role !== "viewer";

/** Returns true if the user may edit that user's resources. */
export const canEditFor = ({ admin, role, managedUsers: people }: Me, holder: string | null): boolean =>
  admin || (role !== "viewer" && holder !== null && people.includes(holder));
