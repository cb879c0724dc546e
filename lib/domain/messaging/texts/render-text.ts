import { type MessageFormatElement, TYPE } from "@formatjs/icu-messageformat-parser";
import type { MailRun } from "@/lib/domain/messaging/mail/render-paragraphs";
import { type Language, toLocale } from "@/lib/platform/i18n/languages";
import { LINK_PATTERN } from "./link-pattern";
import type { TextValues, VariableName } from "./variables";

/**
 * Renders a parsed text. Only what the organisation wrote is searched for links: values are inserted as they are, so
 * that nothing in them becomes a link or another variable.
 */
export function renderText(
  elements: readonly MessageFormatElement[],
  values: TextValues,
  lang: Language,
  { hasLinks = false }: { hasLinks?: boolean } = {},
): MailRun[] {
  const context = { values, lang, hasLinks };
  return mergeRuns(elements.flatMap((element) => renderElement(element, context, null)));
}

interface RenderContext {
  values: TextValues;
  lang: Language;
  hasLinks: boolean;
}

function renderElement(
  element: MessageFormatElement,
  context: RenderContext,
  counted: number | null,
): MailRun[] {
  const { values, lang, hasLinks } = context;
  switch (element.type) {
    case TYPE.literal:
      return hasLinks ? splitLinks(element.value) : [element.value];
    case TYPE.pound:
      return [formatNumber(counted ?? 0, lang)];
    case TYPE.argument:
    case TYPE.number: {
      const value = requireValue(values, element.value);
      return [typeof value === "number" ? formatNumber(value, lang) : value];
    }
    case TYPE.select: {
      const chosen = element.options[String(requireValue(values, element.value))] ?? element.options.other;
      return renderBranch(chosen, context, counted);
    }
    case TYPE.plural: {
      const value = Number(requireValue(values, element.value));
      const count = value - (element.offset ?? 0);
      const rules = new Intl.PluralRules(toLocale(lang), { type: element.pluralType ?? "cardinal" });
      const chosen =
        element.options[`=${value}`] ?? element.options[rules.select(count)] ?? element.options.other;
      return renderBranch(chosen, context, count);
    }
    default:
      throw new Error(`A text has an element of type ${element.type}`);
  }
}

const renderBranch = (
  branch: { value: MessageFormatElement[] } | undefined,
  context: RenderContext,
  counted: number | null,
): MailRun[] => (branch?.value ?? []).flatMap((element) => renderElement(element, context, counted));

function requireValue(values: TextValues, name: string): string | number {
  const value = values[name as VariableName];
  if (value === undefined) throw new Error(`A text has no value of ${name}`);
  return value;
}

const formatNumber = (value: number, lang: Language): string =>
  new Intl.NumberFormat(toLocale(lang)).format(value);

/** Splits text into plain parts and links. */
function splitLinks(text: string): MailRun[] {
  const runs: MailRun[] = [];
  let end = 0;
  for (const found of text.matchAll(LINK_PATTERN)) {
    const [written, label = "", href = ""] = found;
    runs.push(text.slice(end, found.index), { label, href });
    end = found.index + written.length;
  }
  return [...runs, text.slice(end)];
}

/** Joins neighbouring texts and leaves out empty ones. */
function mergeRuns(runs: readonly MailRun[]): MailRun[] {
  const merged: MailRun[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    if (run === "") continue;
    if (typeof run === "string" && typeof last === "string") merged[merged.length - 1] = last + run;
    else merged.push(run);
  }
  return merged;
}
