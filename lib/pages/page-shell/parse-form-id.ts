import { generateToken, isToken } from "@/lib/platform/crypto/token";

/** Identifies a form that is sent twice: the page's id, else a new unique one. */
export const parseFormId = (id: FormDataEntryValue | null): string =>
  typeof id === "string" && isToken(id) ? id : generateToken();
