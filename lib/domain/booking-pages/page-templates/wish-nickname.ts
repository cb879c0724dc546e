import { toHandle } from "@/lib/domain/booking-pages/appointment-types/type-handle";
import { namePage } from "@/lib/domain/booking-pages/bookpages/name-page";
import { toTestName } from "@/lib/domain/tenancy/directory/test-name";

/** Leaves room for what makes it unique. */
const MAX_CHARACTERS = 56;

interface Asked {
  person: Parameters<typeof namePage>[0];
  /** What the person's primary page is called; null: there is none. */
  primary: string | null;
  /** What the template is called. */
  template: string;
  isSandbox: boolean;
}

/** `ana-okafor`; of a further page `ana-okafor-first-talk`, by its template. */
export function wishNickname({ person, primary, template, isSandbox }: Asked): string {
  const words = primary === null ? namePage(person) : `${primary}-${toHandle(template)}`;
  const wish = words.slice(0, MAX_CHARACTERS).replace(/[-._]+$/, "");
  return isSandbox ? toTestName(wish) : wish;
}
