import type { TranslateConsole } from "../texts";

type DialogTexts = { title: string; text: string };

/** What is asked before something is deleted for good. */
export const formatDeleteQuestion = (
  names: readonly string[],
  text: string,
  t: TranslateConsole,
): DialogTexts => ({
  title:
    names.length === 1
      ? t("removals.deleteNamed", { name: names[0] ?? "" })
      : t("removals.deleteMany", { count: names.length }),
  text,
});

/** What is asked before access is taken away. */
export const formatRevokeQuestion = (
  names: readonly string[],
  text: string,
  t: TranslateConsole,
): DialogTexts => ({
  title:
    names.length === 1
      ? t("removals.revokeNamed", { name: names[0] ?? "" })
      : t("removals.revokeMany", { count: names.length }),
  text,
});

export const formatDeleted = (names: readonly string[], t: TranslateConsole): string =>
  names.length === 1
    ? t("undo.deleted", { name: names[0] ?? "" })
    : t("undo.deletedMany", { count: names.length });
