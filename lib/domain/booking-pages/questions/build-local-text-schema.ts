import { z } from "zod";
import { LIMITS, requiredLine, requiredText } from "@/lib/platform/http/fields";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";

/** One text for all languages, or one per language; a single line up to the length of a title. */
export const buildLocalTextSchema = (max: number) => {
  const textSchema = max > LIMITS.title ? requiredText : requiredLine;
  return z.union([
    textSchema(max),
    z
      .object(
        Object.fromEntries(LANGUAGES.map((lang) => [lang, textSchema(max).optional()])) as Record<
          Language,
          z.ZodOptional<ReturnType<typeof textSchema>>
        >,
      )
      .refine((texts) => Object.values(texts).some(Boolean), "must have a text in one language at least"),
  ]);
};
