import type { OpenLink } from "@/lib/domain/booking-pages/links/resolve-link-token";
import type { LinkPrefill } from "@/lib/domain/booking-pages/links/schema";
import type { BookingBody } from "./schema";

type LinkDefaultFields = Pick<BookingBody, "attendee" | "title" | "message">;

/** Replaces the values that the link fixes. */
export function applyLinkDefaults<Body extends LinkDefaultFields>(
  body: Body,
  link: OpenLink | undefined,
): Body {
  if (!link) return body;
  const { attendee } = body;
  const fixed: LinkPrefill = Object.fromEntries(link.locks.map((name) => [name, link.prefill[name]]));
  const { name = attendee.name, email = attendee.email, phone = attendee.phone } = fixed;
  const { company = attendee.company, title = body.title, message = body.message } = fixed;
  return { ...body, title, message, attendee: { ...attendee, name, email, phone, company } };
}
