const YEAR_SECONDS = 31_536_000;

/** The language and clock that were chosen stay chosen, on the event page and next time. */
export function buildChosenCookies(data: FormData): string[] {
  return ["lang", "h"].flatMap((name) => {
    const value = data.get(name);
    const chosen = typeof value === "string" && /^\w{2}$/.test(value);
    return chosen ? [`${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`] : [];
  });
}
