import { type CountryCode, type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { LIMITS } from "@/lib/platform/http/fields";

/** Returns true if the number begins with the code of its country. */
export const isWholeNumber = (typed: string): boolean => /^(\+|00)/.test(typed);

/** Finds a possible number in a normalised text; the countries are for one without the code of its country. */
export function findPhoneNumber(typed: string, listCountries: () => CountryCode[]): PhoneNumber | null {
  if (typed.length > LIMITS.phone) return null;
  const countries = isWholeNumber(typed) ? [undefined] : listCountries();
  for (const country of countries) {
    const number = parsePhoneNumberFromString(typed.replace(/^00/, "+"), {
      ...(country && { defaultCountry: country }),
    });
    if (number?.isPossible()) return number;
  }
  return null;
}
