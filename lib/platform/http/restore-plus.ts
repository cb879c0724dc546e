import { isEmailAddress, normalizeEmail } from "./email-address";
import { isPhone } from "./is-phone";
import { normalizePhone } from "./normalize-phone";

const restorePluses = (text: string): string => text.trim().replaceAll(" ", "+");

/** In links that were written by hand `+` arrives as a blank, which no address has: `jane tag@x.example` is `jane+tag@…`. */
export const restoreEmailPlus = (text: string): string =>
  !isEmailAddress(normalizeEmail(text)) && isEmailAddress(normalizeEmail(restorePluses(text)))
    ? restorePluses(text)
    : text;

/** A number that begins with a blank began with the `+` of its country. */
export const restorePhonePlus = (text: string): string =>
  text.startsWith(" ") && isPhone(normalizePhone(text)) ? `+${text.trim()}` : text;
