import { z } from "zod";
import { isId } from "@/lib/platform/db/is-id";

/** The last part of a locator's address, unique over all organisations regardless of case. */
export const locatorSlug = z
  .string()
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{1,63}$/, {
    error:
      "must have 2 to 64 letters, digits, hyphens, underscores or dots, and begin with a letter or digit",
  })
  .refine((text) => !isId(text.toLowerCase()), "must not look like an id");
