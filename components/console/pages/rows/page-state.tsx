"use client";
import { Switch } from "@base-ui/react/switch";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../../api";
import { canEditFor, useMe } from "../../me";
import { describeError } from "../../problem-error";
import { PAGES_KEY } from "../../resources/pages";
import { useText } from "../../texts";
import { useToast } from "../../ui/use-toast";
import type { ListedPage } from "../list-pages-with-owners";

interface Props {
  page: ListedPage;
}

/** The switch that opens or closes a page; a word for those who may not. */
export function PageState({ page }: Props) {
  const t = useText();
  const me = useMe();
  const showToast = useToast();
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (active: boolean) =>
      unwrapResponse(
        api.PUT("/v2/bookpages/{nickname}", {
          params: { path: { nickname: page.nickname } },
          body: { active },
        }),
      ),
    onError: (error) => showToast(describeError(error, t)),
    onSettled: () => queries.invalidateQueries({ queryKey: PAGES_KEY }),
  });
  const isEditable = page.team ? me.admin || me.role === "manager" : canEditFor(me, page.belongs_to);
  const isActive = change.isPending ? change.variables : page.active;
  if (!isEditable) return isActive ? t("pages.active") : t("pages.inactive");
  return (
    <Switch.Root
      checked={isActive}
      onCheckedChange={(on) => change.mutate(on)}
      aria-label={`${page.title}: ${t("pages.active")}`}
      className="flex h-7 w-12 flex-none items-center rounded-lg border border-muted bg-surface p-1 transition data-checked:border-text data-checked:bg-accent forced-colors:data-checked:bg-[Highlight]"
    >
      <Switch.Thumb className="size-4.5 rounded-lg bg-muted transition-transform data-checked:translate-x-5 rtl:data-checked:-translate-x-5 data-checked:bg-accent-text forced-colors:bg-[ButtonText] forced-colors:data-checked:bg-[HighlightText]" />
    </Switch.Root>
  );
}
