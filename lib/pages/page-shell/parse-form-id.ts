import { generateToken, isToken } from "@/lib/platform/crypto/token";

/** By which a form that is sent twice is known again: the page's own, else a new one, which no other form has. */
export const parseFormId = (id: FormDataEntryValue | null): string =>
  typeof id === "string" && isToken(id) ? id : generateToken();
