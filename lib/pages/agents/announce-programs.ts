import { type PageAddress, pagePath } from "@/lib/domain/bookings/page-address";
import type { BookingView } from "@/lib/pages/booking/view";
import type { ViewContext } from "@/lib/pages/booking/view-context";
import { env } from "@/lib/platform/env/env";
import { takesPrograms } from "./open-to-programs";

/** How a program that reads the page learns to book on it: the page as text, and an action of schema.org. */
export function announcePrograms({
  page,
  query,
  address,
}: ViewContext): NonNullable<BookingView["programs"]> | null {
  if (!takesPrograms(page.custom) || query.embed || address.event !== undefined) return null;
  const own: PageAddress = { nickname: page.nickname, type: page.type?.handle ?? null, minutes: null };
  const url = env().WEB_URL + pagePath(own);
  return {
    text: `/${page.nickname}.md`,
    action: JSON.stringify({
      "@context": "https://schema.org",
      "@type": "WebPage",
      url,
      potentialAction: {
        "@type": "ReserveAction",
        target: {
          "@type": "EntryPoint",
          urlTemplate: `${env().WEB_URL}/${page.nickname}/bookings.json`,
          httpMethod: "POST",
          contentType: "application/json",
        },
        "startTime-input": input("start"),
        agent: {
          "@type": "Person",
          "name-input": input("attendee.name"),
          "email-input": input("attendee.email"),
        },
        result: { "@type": "Reservation" },
      },
    }).replaceAll("<", "\\u003c"),
  };
}

const input = (name: string) => ({
  "@type": "PropertyValueSpecification",
  valueName: name,
  valueRequired: true,
});
