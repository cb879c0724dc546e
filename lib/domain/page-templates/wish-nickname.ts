import { NAMELESS_HANDLE, toHandle } from "@/lib/domain/appointment-types/type-handle";
import { toTestName } from "@/lib/domain/directory/test-name";

/** Leaves room for what makes it unique. */
const MAX_CHARACTERS = 56;

interface Asked {
  person: { firstName: string | null; lastName: string | null; email: string | null };
  /** What the person's primary page is called; null: there is none. */
  primary: string | null;
  /** What the template is called. */
  template: string;
  isSandbox: boolean;
}

/** `ana-okafor`; of a further page `ana-okafor-first-talk`, by its template. */
export function wishNickname({ person, primary, template, isSandbox }: Asked): string {
  const words = primary === null ? spellPerson(person) : `${primary}-${toHandle(template)}`;
  const wish = words.slice(0, MAX_CHARACTERS).replace(/[-._]+$/, "");
  return isSandbox ? toTestName(wish) : wish;
}

/** By the name, else by the address: of some names nothing can be spelled in Latin letters. */
function spellPerson({ firstName, lastName, email }: Asked["person"]): string {
  const called = [[firstName, lastName].filter(Boolean).join(" "), email?.split("@")[0] ?? ""];
  return called.map(toHandle).find((name) => name !== NAMELESS_HANDLE && name.length > 1) ?? NAMELESS_HANDLE;
}
