import { Avatar } from "@/components/ui/avatar";
import { Icon } from "@/components/ui/icon";
import type { MemberView } from "@/lib/pages/booking/view";

/** The number of members who are listed with face and name. */
const MAX_NAMED = 4;

/** The number of faces that fit in a row, in the narrow column and on a phone. */
const MAX_FACES = 5;

/** The members of a team; their names only if the page makes them public. */
export function TeamAvatars({ members }: { members: MemberView[] }) {
  const names = members.flatMap(({ name }) => name ?? []);
  if (names.length === members.length && names.length <= MAX_NAMED) {
    return (
      <ul className="flex min-w-0 flex-wrap gap-x-5 gap-y-2 lg:grid">
        {members.map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same name
          <li key={index} className="flex min-w-0 items-center gap-2.5 text-sm">
            <Avatar photo={member.photo} initials={member.initials} size="small" />
            <bdi className="min-w-0">{member.name}</bdi>
          </li>
        ))}
      </ul>
    );
  }
  // Initials without a name say nothing about a person.
  const faces = names.length > 0 ? members : members.filter(({ photo }) => photo !== null);
  const hidden = members.length - Math.min(faces.length, MAX_FACES);
  return (
    <div className="min-w-0">
      <ul aria-hidden="true" className="flex flex-wrap gap-1.5">
        {faces.slice(0, MAX_FACES).map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face may have no name, and two the same initials
          <li key={index} className="flex">
            <Avatar photo={member.photo} initials={member.initials} size="small" />
          </li>
        ))}
        {faces.length === 0 ? (
          <li className="grid size-10 place-items-center rounded-lg border border-line bg-raised">
            <Icon name="people" className="size-5 text-muted" />
          </li>
        ) : hidden > 0 ? (
          <li className="ms-1 self-center text-sm text-muted">+{hidden}</li>
        ) : null}
      </ul>
      {names.length === 0 ? null : (
        <ul className="mt-2 flex flex-wrap gap-x-3 text-sm text-muted">
          {names.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two members may have the same name
            <li key={index}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
