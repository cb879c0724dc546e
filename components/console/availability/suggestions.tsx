"use client";
import { ArrowRight } from "lucide-react";
import Link from "next/link";
import { usePathname } from "next/navigation";
import type { Schemas } from "../api";
import { focusField } from "../form/focus-field";
import { FIELD_PARAMETER } from "../form/use-focus-from-url";
import { useMe } from "../me";
import { useText } from "../texts";
import { AVAILABILITY_PARAMETER, findFieldScreen, type RuleContext } from "./find-field-screen";
import { formatSuggestion } from "./format-suggestion";

type SlotSuggestion = Schemas["SlotFix"];

interface Props {
  explanation: Schemas["SlotExplanation"];
  context: RuleContext;
}

/** Single setting changes that would free the slot, each with a link to its field. */
export function Suggestions({ explanation: { fixes, reasons }, context }: Props) {
  const t = useText();
  if (fixes.length === 0) return <p className="mt-3 text-muted">{t("suggestions.none")}</p>;
  return (
    <section className="mt-3">
      <h4 className="font-medium">{t("suggestions.title")}</h4>
      <ul className="mt-1 grid gap-2">
        {fixes.map((fix) => (
          <li key={`${fix.rule} ${fix.user} ${fix.field?.pointer}`}>
            <SuggestionLink
              fix={fix}
              label={reasons.find(({ rule, user }) => rule === fix.rule && user === fix.user)?.label ?? null}
              context={context}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SuggestionProps {
  fix: SlotSuggestion;
  label: string | null;
  context: RuleContext;
}

/** Focuses the field on this screen, otherwise links to its screen. */
function SuggestionLink({ fix, label, context }: SuggestionProps) {
  const t = useText();
  const { id: me, locale } = useMe();
  const here = usePathname();
  const address =
    fix.field && findFieldScreen(fix.field, { ...context, owner: fix.user ?? context.owner }, me);
  const text = formatSuggestion(fix, { locale, t, label });
  const content = (
    <>
      {text}
      <ArrowRight size={18} aria-hidden className="ms-auto flex-none" />
    </>
  );
  if (!address) return <p>{text}</p>;
  const { screen, query } = address;
  const isHere = screen === here && [undefined, context.hours].includes(query[AVAILABILITY_PARAMETER]);
  return isHere ? (
    <button
      type="button"
      className="button w-full justify-start text-start"
      onClick={() => focusField(query[FIELD_PARAMETER] ?? "")}
    >
      {content}
    </button>
  ) : (
    <Link
      className="button w-full justify-start text-start"
      href={`${screen}?${new URLSearchParams(query)}`}
      prefetch={false}
    >
      {content}
    </Link>
  );
}
