import { Avatar } from "@/components/ui/avatar";
import { Icon, type IconName } from "@/components/ui/icon";
import type { OwnerView } from "@/lib/pages/booking/view";
import { TeamAvatars } from "./team-avatars";

const icons: Record<OwnerView["facts"][number]["icon"], IconName> = {
  duration: "clock",
  place: "place",
  phone: "phone",
  approval: "shield",
  people: "people",
  language: "globe",
};

/** The host, the duration and the location. */
export function OwnerPanel({ owner }: { owner: OwnerView }) {
  // A longer word would break in the narrow column.
  const large = owner.title.split(/\s/).every((word) => word.length <= 14);
  return (
    <div data-owner className="px-4 sm:px-0">
      {owner.members.length === 0 ? (
        <div className="flex items-center gap-3 lg:block">
          <Avatar photo={owner.photo} initials={owner.initials} size="large" />
          <p className="min-w-0 text-sm text-muted lg:mt-5">
            <bdi>{owner.name}</bdi>
          </p>
        </div>
      ) : (
        <>
          <TeamAvatars members={owner.members} />
          {owner.title.includes(owner.name) ? null : (
            <p className="mt-3 text-sm text-muted lg:mt-5">
              <bdi>{owner.name}</bdi>
            </p>
          )}
        </>
      )}
      <h1
        className={`mt-4 text-xl font-bold tracking-tight hyphens-auto lg:mt-1 ${large ? "lg:text-2xl" : ""}`}
      >
        <bdi>{owner.title}</bdi>
      </h1>
      {owner.chosen === null ? null : (
        <p className="mt-2 font-medium">
          <bdi>{owner.chosen}</bdi>
        </p>
      )}
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm lg:grid lg:gap-y-3">
        {owner.facts.map((fact) => (
          <li key={fact.icon + fact.text} className="flex min-w-0 gap-2.5">
            <Icon name={icons[fact.icon]} className="mt-0.5 size-5 text-muted" />
            <span className="min-w-0">{fact.icon === "place" ? <bdi>{fact.text}</bdi> : fact.text}</span>
          </li>
        ))}
      </ul>
      {owner.message.length === 0 ? null : (
        <div className="mt-5 grid max-w-prose gap-3 lg:border-t lg:border-line lg:pt-5">
          {owner.message.map((paragraph) => (
            <p key={paragraph}>
              <bdi>{paragraph}</bdi>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
