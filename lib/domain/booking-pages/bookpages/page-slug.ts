import { z } from "zod";
import { isReservedPath } from "@/lib/domain/tenancy/directory/reserved-paths";

/** Last part of a booking page's address, unique over all organisations, ignoring case. */
export const pageSlug = z
  .string()
  .regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]{1,63}$/, {
    error:
      "must have 2 to 64 letters, digits, hyphens, underscores or dots, and begin with a letter or digit",
  })
  .refine((text) => !isReservedPath(text), "is reserved");
