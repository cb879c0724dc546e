import { buildPagePath } from "@/lib/domain/bookings/page-address";
import type { PageHost } from "@/lib/domain/bookings/public-page";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import { buildPageHref } from "./parse-page-query";
import type { BookingView, MemberView } from "./view";
import type { ViewContext } from "./view-context";

/** The team members to choose from, after the choice of any; null without a choice. */
export function buildMembersView({ page, address, query, t }: ViewContext): BookingView["members"] {
  if (!page.mayChoose || page.people.length < 2) return null;
  const hrefOf = (host: string | null) =>
    buildPageHref(buildPagePath(address), {
      ...query,
      host,
      month: null,
      day: null,
      starts: [],
      draft: null,
    });
  return {
    heading: t("team.choose"),
    choices: [
      {
        href: hrefOf(null),
        name: t("team.anyone"),
        photo: null,
        initials: null,
        current: page.chosen === null,
      },
      ...page.people.map((person) => ({
        href: hrefOf(person.id),
        ...buildMemberPhoto(person),
        current: page.chosen?.id === person.id,
      })),
    ],
  };
}

/** The members beside the team's name. They have names if those are public and no choice shows them already. */
export const listMemberViews = ({ page }: ViewContext): MemberView[] =>
  page.team === null
    ? []
    : page.people.map((person) => ({
        ...buildMemberPhoto(person),
        name: page.team?.public && !page.mayChoose ? person.name : null,
      }));

const buildMemberPhoto = ({ name, pictureUrl }: PageHost) => ({
  name,
  photo: pictureUrl,
  initials: formatInitials(name),
});
