import { buildBookedCookie } from "./find-previous-booking";

const YEAR_SECONDS = 31_536_000;

/** Cookies for the event page and the next visit: the chosen language and clock, and the booking. */
export function buildPreferenceCookies(
  data: FormData,
  { booking }: { booking: { eventId: string; key: string } },
): string[] {
  const chosen = ["lang", "h"].flatMap((name) => {
    const value = data.get(name);
    const isChosen = typeof value === "string" && /^\w{2}$/.test(value);
    return isChosen ? [`${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`] : [];
  });
  return [...chosen, buildBookedCookie(booking)];
}
