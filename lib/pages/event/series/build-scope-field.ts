import type { ChoiceView } from "@/lib/pages/page-shell/view";
import type { Translate } from "@/lib/platform/i18n/translate";

/** The value of the field `scope` with which a form means all to come as well. */
export const FOLLOWING = "following";

/** Whether one event of a series is meant or all to come, `count` of them; none where there is but one. */
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
