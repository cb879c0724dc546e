import type { ChoiceView } from "@/lib/pages/page-shell/view";
import type { Translate } from "@/lib/platform/i18n/translate";

/** The value of the field `scope` that includes all later events. */
export const FOLLOWING = "following";

/** The choice between one event of a series and all later ones, `count` of them; null for a single event. */
export const buildScopeField = (t: Translate, count: number, isFollowing = false): ChoiceView[] =>
  count < 2
    ? []
    : [
        {
          as: "choice",
          id: "scope",
          name: "scope",
          legend: t("series.which"),
          multiple: false,
          options: [
            { value: "one", label: t("series.one"), detail: null, checked: !isFollowing },
            {
              value: FOLLOWING,
              label: t("series.following", { count }),
              detail: null,
              checked: isFollowing,
            },
          ],
          other: null,
          error: null,
        },
      ];
