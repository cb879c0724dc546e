import type { TranslateConsole } from "../texts";

/** A fault's code in the reader's words. */
export function faultText(code: string, t: TranslateConsole): string {
  switch (code) {
    case "required":
      return t("errors.required");
    case "too_small":
      return t("errors.short");
    case "too_big":
      return t("errors.long");
    case "taken":
      return t("errors.taken");
    case "unknown":
      return t("errors.unknown");
    case "reversed":
      return t("own.reversed");
    case "wrong":
      return t("security.wrongPassword");
    case "too_easy":
      return t("security.easyPassword");
    case "https":
      return t("errors.https");
    case "private_address":
      return t("errors.privateAddress");
    case "refused":
    case "unreachable":
    case "no_calendar":
      return t(`calendars.faults.${code}`);
    case "overlap":
    case "duplicate":
      return t(`availability.faults.${code}`);
    default:
      return t("errors.invalid");
  }
}
