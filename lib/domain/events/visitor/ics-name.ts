/**
 * A name as it may stand in a calendar file, as a parameter between quotes (RFC 5545, section 3.2). Nothing escapes a
 * quote there: it would end the name, and what follows would be read as further parameters, or as another address.
 */
export const toIcsName = (name: string): string => name.replaceAll('"', "'").replace(/\p{Cc}+/gu, " ");
