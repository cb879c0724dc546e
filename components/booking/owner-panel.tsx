import { Avatar } from "@/components/ui/avatar";
import { Icon, type IconName } from "@/components/ui/icon";
import type { OwnerView } from "./view";

const icons: Record<OwnerView["facts"][number]["icon"], IconName> = {
  duration: "clock",
  place: "place",
  phone: "phone",
  approval: "shield",
  people: "people",
  language: "globe",
};

/** Who is booked, for how long and where. */
export function OwnerPanel({ owner }: { owner: OwnerView }) {
  return (
    <div className="px-4 sm:px-0">
      <div className="flex items-center gap-4 lg:block">
        <Avatar photo={owner.photo} initials={owner.initials} size="large" />
        <div className="min-w-0 lg:mt-5">
          <p className="text-sm text-muted">{owner.name}</p>
          <h1 className="text-xl font-bold tracking-tight hyphens-auto lg:mt-1 lg:text-2xl">{owner.title}</h1>
        </div>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-5 gap-y-2 text-sm lg:grid lg:gap-y-3">
        {owner.facts.map((fact) => (
          <li key={fact.icon + fact.text} className="flex min-w-0 gap-2.5">
            <Icon name={icons[fact.icon]} className="mt-0.5 size-5 text-muted" />
            <span className="min-w-0">{fact.text}</span>
          </li>
        ))}
      </ul>
      {owner.message.length === 0 ? null : (
        <div className="mt-5 grid max-w-prose gap-3 lg:border-t lg:border-line lg:pt-5">
          {owner.message.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </div>
  );
}
