import {
  type LiteralElement,
  type MessageFormatElement,
  type ParserOptions,
  parse,
  type SelectElement,
  TYPE,
} from "@formatjs/icu-messageformat-parser";
import { type Language, toLocale } from "@/lib/platform/i18n/languages";
import type { PartRules } from "./kinds";
import { LINK_PATTERN, LINK_START_PATTERN } from "./link-pattern";
import type { TextIssue, TextRule } from "./text-issue";
import { describeVariable, TEXT_VARIABLES, type VariableName } from "./variables";

/** `<b>` is text like any other: texts have no markup but links. */
const PARSER_OPTIONS: ParserOptions = { ignoreTag: true, captureLocation: true, requiresOtherClause: true };

export interface ParsedText {
  elements: readonly MessageFormatElement[];
  issues: readonly TextIssue[];
}

/** Parses a text and finds all that its rules do not allow; a text with broken syntax has one issue. */
export function parseText(source: string, rules: PartRules, lang: Language): ParsedText {
  const wholeIssues = listWholeIssues(source, rules);
  if (source.trim() === "") return { elements: [], issues: wholeIssues };
  const parsed = parseMessage(source);
  if ("issue" in parsed) return { elements: [], issues: [...wholeIssues, parsed.issue] };
  const checker = new TextChecker(rules, lang);
  checker.check(parsed.elements);
  const missing = rules.required
    .filter((name) => !checker.used.has(name))
    .map((name) => buildWholeIssue("missing_variable", name));
  return { elements: parsed.elements, issues: [...wholeIssues, ...checker.issues, ...missing] };
}

const buildWholeIssue = (rule: TextRule, about: string | null = null): TextIssue => ({
  rule,
  line: null,
  column: null,
  about,
});

const LINE_BREAK_PATTERN = /[\n\r\v\f\u0085\u2028\u2029]/;

function listWholeIssues(source: string, { max, isRequired, isSingleLine }: PartRules): TextIssue[] {
  return [
    ...(isRequired && source.trim() === "" ? [buildWholeIssue("empty")] : []),
    ...(source.length > max ? [buildWholeIssue("too_long", String(max))] : []),
    ...(isSingleLine && LINE_BREAK_PATTERN.test(source) ? [buildWholeIssue("line_break")] : []),
  ];
}

interface ParserError {
  message: string;
  location: { start: { line: number; column: number } };
}

/** Kinds of the parser's errors, by their names in its messages. */
const RULES_OF_ERRORS: Readonly<Record<string, TextRule>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "unclosed",
  UNMATCHED_CLOSING_BRACE: "unclosed",
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: "unclosed",
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: "unclosed",
  MISSING_OTHER_CLAUSE: "missing_other",
};

function parseMessage(source: string): { elements: MessageFormatElement[] } | { issue: TextIssue } {
  try {
    const elements = parse(source, PARSER_OPTIONS);
    const brace = findStrayBrace(source, elements);
    return brace ? { issue: { rule: "unclosed", ...brace, about: null } } : { elements };
  } catch (error) {
    const { message, location } = error as ParserError;
    if (!location) throw error;
    const rule = RULES_OF_ERRORS[message] ?? "syntax";
    const about = rule === "syntax" ? message.toLowerCase().replaceAll("_", " ") : null;
    return { issue: { rule, line: location.start.line, column: location.start.column, about } };
  }
}

/** The parser takes a `}` outside of braces as text, where it is a mistake of the writer. */
function findStrayBrace(source: string, elements: readonly MessageFormatElement[]) {
  for (const element of elements) {
    if (element.type !== TYPE.literal || !element.location) continue;
    const { start, end } = element.location;
    const written = source.slice(start.offset, end.offset);
    const at = written.replace(/'[{}<>][^']*('|$)/g, (quoted) => " ".repeat(quoted.length)).indexOf("}");
    if (at < 0) continue;
    const before = written.slice(0, at).split("\n");
    const column = before.at(-1)?.length ?? 0;
    return {
      line: start.line + before.length - 1,
      column: before.length === 1 ? start.column + column : column + 1,
    };
  }
  return null;
}

const PLURAL_CATEGORIES = ["zero", "one", "two", "few", "many"];

/** Collects the variables of a text, and what is wrong with their use. */
class TextChecker {
  readonly issues: TextIssue[] = [];
  readonly used = new Set<VariableName>();
  private readonly variables: ReadonlySet<string>;

  constructor(
    private readonly rules: PartRules,
    private readonly lang: Language,
  ) {
    this.variables = new Set(rules.variables);
  }

  check(elements: readonly MessageFormatElement[]): void {
    for (const element of elements) this.checkElement(element);
  }

  private report(rule: TextRule, { location }: MessageFormatElement, about: string | null): void {
    const { line = null, column = null } = location?.start ?? {};
    this.issues.push({ rule, line, column, about });
  }

  private checkElement(element: MessageFormatElement): void {
    if (element.type === TYPE.literal) {
      this.checkQuotes(element);
      this.checkLinks(element);
      return;
    }
    if (element.type === TYPE.pound || element.type === TYPE.tag) return;
    const name = element.value;
    if (!this.variables.has(name)) this.report("unknown_variable", element, name);
    else {
      this.used.add(name as VariableName);
      this.checkType(element, name as VariableName);
    }
    if (element.type === TYPE.select || element.type === TYPE.plural)
      for (const { value } of Object.values(element.options)) this.check(value);
  }

  private checkType(element: MessageFormatElement & { value: string }, name: VariableName): void {
    const { type } = describeVariable(name);
    if (element.type === TYPE.date || element.type === TYPE.time) this.report("no_format", element, name);
    if (element.type === TYPE.number && type === "number" && element.style)
      this.report("no_format", element, name);
    if (element.type === TYPE.argument && type === "choice") this.report("not_a_choice", element, name);
    if ((element.type === TYPE.number || element.type === TYPE.plural) && type !== "number")
      this.report("not_a_number", element, name);
    else if (element.type === TYPE.plural) this.checkPlural(element);
    if (element.type === TYPE.select && type !== "choice") this.report("not_a_choice", element, name);
    else if (element.type === TYPE.select) this.checkChoices(element, name);
  }

  private checkPlural(element: Extract<MessageFormatElement, { type: TYPE.plural }>): void {
    const type = element.pluralType ?? "cardinal";
    const { pluralCategories } = new Intl.PluralRules(toLocale(this.lang), { type }).resolvedOptions();
    for (const category of Object.keys(element.options)) {
      if (category === "other" || category.startsWith("=")) continue;
      const isKnown =
        PLURAL_CATEGORIES.includes(category) && pluralCategories.includes(category as Intl.LDMLPluralRule);
      if (!isKnown) this.report("unknown_plural", element, category);
    }
  }

  private checkChoices(element: SelectElement, name: VariableName): void {
    const { choices = [] } = describeVariable(name);
    for (const choice of Object.keys(element.options))
      if (choice !== "other" && !choices.includes(choice)) this.report("unknown_choice", element, choice);
  }

  /** ICU quotes a brace after a straight apostrophe, as in l'{host}, which few writers want. */
  private checkQuotes(element: LiteralElement): void {
    for (const [, name = ""] of element.value.matchAll(/\{\s*(\w+)/g))
      if (name in TEXT_VARIABLES) this.report("apostrophe", element, name);
  }

  private checkLinks(element: LiteralElement): void {
    if (!this.rules.hasLinks) return;
    const rest = element.value.replace(LINK_PATTERN, "");
    const wrong = LINK_START_PATTERN.exec(rest);
    if (wrong) this.report("link", element, wrong[0]);
  }
}
