/** Pages, console and mails are loaded separately. */
const PARTS = ["pages", "console", "mails"] as const;

export type CataloguePart = (typeof PARTS)[number];

/** `console.events.json` belongs to the console, `booking.json` to the pages. */
export const getCataloguePart = (file: string): CataloguePart =>
  PARTS.find((part) => file.startsWith(`${part}.`)) ?? "pages";
