import { z } from "zod";
import { requiredText } from "@/lib/platform/http/fields";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";

/** One text for everybody, or one a language. */
export const localText = (max: number) =>
  z.union([
    requiredText(max),
    z
      .object(
        Object.fromEntries(LANGUAGES.map((lang) => [lang, requiredText(max).optional()])) as Record<
          Language,
          z.ZodOptional<ReturnType<typeof requiredText>>
        >,
      )
      .refine((texts) => Object.values(texts).some(Boolean), "must have a text in one language at least"),
  ]);
