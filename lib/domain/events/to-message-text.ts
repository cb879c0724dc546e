import { LIMITS } from "@/lib/platform/http/fields";

/** Converts what somebody has sent from a mail program or phone to the text of a message, as the API does; empty: none. */
export function toMessageText(sent: string): { body: string; isShortened: boolean } {
  const written = removeKeys(sanitizeText(sent));
  const body = truncateText(written);
  return { body, isShortened: body !== written };
}

const sanitizeText = (text: string): string =>
  text.toWellFormed().replaceAll("\0", "").normalize("NFC").trim();

/** A quoted text of ours may contain the writer's personal key, which must not be shown to others. */
const removeKeys = (text: string): string => text.replace(/([?&]key=)[\w.%-]+/g, "$1…");

/** The sender cannot get a field error, so a long text is cut, visibly. */
const truncateText = (text: string): string =>
  text.length > LIMITS.text
    ? `${text
        .slice(0, LIMITS.text - 1)
        .toWellFormed()
        .trimEnd()}…`
    : text;
