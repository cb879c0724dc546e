import { isEmailAddress, normalizeEmail } from "./email-address";
import { isPhone } from "./is-phone";
import { normalizePhone } from "./normalize-phone";

const restorePluses = (text: string): string => text.trim().replaceAll(" ", "+");

/** In hand-written links `+` arrives as a blank, which no address contains: `jane tag@x.example` is `jane+tag@…`. */
export const restoreEmailPlus = (text: string): string =>
  !isEmailAddress(normalizeEmail(text)) && isEmailAddress(normalizeEmail(restorePluses(text)))
    ? restorePluses(text)
    : text;

/** A leading blank of a number was the `+` of its country code. */
export const restorePhonePlus = (text: string): string =>
  text.startsWith(" ") && isPhone(normalizePhone(text)) ? `+${text.trim()}` : text;
