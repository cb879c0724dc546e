import { Avatar } from "@/components/ui/avatar";
import type { MemberView } from "@/lib/pages/booking/view";

/** The number that fits in a row on a phone. */
const MAX_AVATARS = 5;

/** The members of a team; their names only if the page makes them public. */
export function TeamAvatars({ members }: { members: MemberView[] }) {
  const names = members.flatMap(({ name }) => name ?? []);
  const hidden = members.length - MAX_AVATARS;
  return (
    <div className="min-w-0">
      <ul aria-hidden="true" className="flex">
        {members.slice(0, MAX_AVATARS).map((member, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a face may have no name, and two the same initials
          <li key={index} className="-me-2 rounded-lg bg-surface">
            <Avatar photo={member.photo} initials={member.initials} size="small" />
          </li>
        ))}
        {hidden > 0 ? <li className="ms-4 self-center text-sm text-muted">+{hidden}</li> : null}
      </ul>
      {names.length === 0 ? null : (
        <p className="mt-2 text-sm text-muted">
          <bdi>{names.join(", ")}</bdi>
        </p>
      )}
    </div>
  );
}
