import { z } from "zod";

/** First parts of paths that are taken by the application, or that people would trust too much. */
const RESERVED = new Set(
  [
    "add_details add_invitees api book console docs embed.js event events favicon.ico feeds forgot health hooks icon.svg join",
    "apple-touch-icon.png locators login logout manifest.json manifest.webmanifest metrics push.js reset robots.txt signup sitemap.xml social-preview.png static types v1 v2 v3 vendor",
    "about account admin administrator billing bookpage bookpages help legal mail me null pricing privacy root",
    "security settings status support system terms undefined users webhooks www",
  ].flatMap((words) => words.split(" ")),
);

export const isReservedNickname = (text: string): boolean => RESERVED.has(text.toLowerCase());

/** The last part of a booking page's address: one namespace for all organisations, whatever the case. */
export const nickname = z
  .string()
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{1,63}$/, {
    error:
      "must have 2 to 64 letters, digits, hyphens, underscores or dots, and begin with a letter or digit",
  })
  .refine((text) => !isReservedNickname(text), "is reserved");
