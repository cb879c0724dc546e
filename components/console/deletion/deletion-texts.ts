import type { TranslateConsole } from "../texts";

type DialogTexts = { title: string; text: string };

/** Formats the confirmation of a permanent deletion. */
export const formatDeleteQuestion = (
  names: readonly string[],
  text: string,
  t: TranslateConsole,
): DialogTexts => ({
  title:
    names.length === 1
      ? t("trash.deleteNamed", { name: names[0] ?? "" })
      : t("trash.deleteMany", { count: names.length }),
  text,
});

/** Formats the confirmation of a revocation. */
export const formatRevokeQuestion = (
  names: readonly string[],
  text: string,
  t: TranslateConsole,
): DialogTexts => ({
  title:
    names.length === 1
      ? t("trash.revokeNamed", { name: names[0] ?? "" })
      : t("trash.revokeMany", { count: names.length }),
  text,
});

export const formatDeleted = (names: readonly string[], t: TranslateConsole): string =>
  names.length === 1
    ? t("undo.deleted", { name: names[0] ?? "" })
    : t("undo.deletedMany", { count: names.length });
