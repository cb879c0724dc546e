import { z } from "zod";
import { LIMITS, requiredLine, requiredText } from "@/lib/platform/http/fields";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";

/** One text for all languages, or one per language; a single line up to the length of a title. */
export const buildLocalTextSchema = (max: number) => {
  const said = max > LIMITS.title ? requiredText : requiredLine;
  return z.union([
    said(max),
    z
      .object(
        Object.fromEntries(LANGUAGES.map((lang) => [lang, said(max).optional()])) as Record<
          Language,
          z.ZodOptional<ReturnType<typeof said>>
        >,
      )
      .refine((texts) => Object.values(texts).some(Boolean), "must have a text in one language at least"),
  ]);
};
