import { cleanPhone } from "./clean-phone";
import { cleanAddress, isAddress } from "./email-address";
import { isPhone } from "./is-phone";

const withPluses = (text: string): string => text.trim().replaceAll(" ", "+");

/** In links that were written by hand `+` arrives as a blank, which no address has: `jane tag@x.example` is `jane+tag@…`. */
export const restorePlusOfAddress = (text: string): string =>
  !isAddress(cleanAddress(text)) && isAddress(cleanAddress(withPluses(text))) ? withPluses(text) : text;

/** A number that begins with a blank began with the `+` of its country. */
export const restorePlusOfPhone = (text: string): string =>
  text.startsWith(" ") && isPhone(cleanPhone(text)) ? `+${text.trim()}` : text;
